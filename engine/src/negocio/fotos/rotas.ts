import { ErroMartelo } from '@martelo/shared/erros';
import { envioDeFotoDoLote, fotosAAprovar, fotosVistas, fotoVista } from '@martelo/shared/foto-do-lote';
import { QUEM_APROVA_FOTOS, QUEM_ENVIA_FOTOS } from '@martelo/shared/papeis';
import { identificar, paramsUid, uidDoComando } from '../../api/comando.ts';
import { type Chamador, type Rota, rota } from '../../api/rota.ts';
import type { UmaVez } from '../../api/uma-vez.ts';
import { FOTOS_DOS_LOTES, type FotoGuardada } from '../../casa/foto-do-lote.ts';
import type { Files } from '../../files/files.ts';
import type { Localizador } from '../../leituras/localizador.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registro, Registros } from '../../records/records.ts';
import { type criarEnviarFoto, exigirAlcance } from './enviar.ts';
import { modeloDoLote, modelosDaMarca } from './modelo-do-lote.ts';
import { verFotos } from './ver.ts';

interface Dependencias {
  registros: Registros;
  arquivos: Files;
  localizador: Localizador;
  umaVez: UmaVez;
  enviar: ReturnType<typeof criarEnviarFoto>;
}

/** Pictures that one look at what waits shows. */
const A_APROVAR = 200;

/** Pictures of lots: sent, and seen by who sends or approves them. What becomes of one is its record's to say. */
export function rotasDasFotosDosLotes({
  registros,
  arquivos,
  localizador,
  umaVez,
  enviar,
}: Dependencias): Rota[] {
  const fotos = registros.colecao(FOTOS_DOS_LOTES);
  const loteDe = async (chamador: Chamador, uid: string) => {
    const achado = await localizador.lote(chamador.acesso, uid);
    await exigirAlcance(registros, chamador, achado);
    return achado;
  };
  /** Whoever sent them: what a lot lacks is the same to everybody. */
  const enviadasDe = async (lelUid: string): Promise<FotoGuardada[]> => {
    const filtros = [{ tipo: 'exata' as const, campo: 'lelUid', valor: lelUid }];
    const todas: FotoGuardada[] = [];
    for await (const foto of fotos.percorrer(SISTEMA, { filtros }))
      if (foto.situacao !== 'RETIRADA') todas.push(foto);
    return todas;
  };
  const ordem = { campo: 'enviadaEm', tipoOrdenacao: 'asc', tipoCampo: 'date' } as const;

  return [
    rota({
      metodo: 'post',
      caminho: '/v1/lotes/:uid/fotos',
      resumo:
        'Envia uma foto de um lote (campo `arquivo`, JPEG, PNG, WebP ou HEIC de até 15 MB); do pátio e do comitente ela espera aprovação',
      guarda: QUEM_ENVIA_FOTOS,
      status: 201,
      fluxo: true,
      params: paramsUid,
      body: envioDeFotoDoLote,
      resposta: fotoVista,
      async executar({ params, chamador, req }) {
        const { acesso } = chamador;
        const achado = await loteDe(chamador, params.uid);
        const { campos, enviado } = await arquivos.readForm(req, acesso, envioDeFotoDoLote);
        const quem = identificar(chamador, req, campos.comandoId);
        const pedido = { chamada: 'foto-do-lote', lelUid: achado.lote.uid, sha256: enviado.sha256 };
        const feita = await umaVez(quem, pedido, async () => ({
          uid: await enviar(chamador, achado, {
            enviado,
            uid: uidDoComando(quem),
            ordem: campos.ordem,
            vista: campos.vista ?? null,
          }),
        }));
        // What was answered is read anew: addresses are of the moment.
        const foto = await fotos.obter(acesso, feita.uid);
        if (foto === null) throw new ErroMartelo('NAO_ENCONTRADO');
        return (await verFotos(arquivos, acesso, [foto]))[0];
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/lotes/:uid/fotos',
      resumo: 'As fotos enviadas de um lote que posso ver, com o endereço de cada uma por 15 minutos',
      guarda: QUEM_ENVIA_FOTOS,
      params: paramsUid,
      resposta: fotosVistas,
      async executar({ params, chamador }) {
        const { acesso, hotsite } = chamador;
        const { lote } = await loteDe(chamador, params.uid);
        const filtros = [{ tipo: 'exata' as const, campo: 'lelUid', valor: lote.uid }];
        const achadas: Registro<FotoGuardada>[] = [];
        for await (const foto of fotos.percorrer(acesso, { filtros, ordem }))
          if (foto.situacao !== 'RETIRADA') achadas.push(foto);
        const modelos = await modelosDaMarca(registros, hotsite.id);
        return {
          itens: await verFotos(arquivos, acesso, achadas),
          modelo: modeloDoLote(modelos, lote, await enviadasDe(lote.uid)),
        };
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/fotos-dos-lotes/a-aprovar',
      resumo: `As fotos que esperam aprovação, a mais antiga primeiro, até ${A_APROVAR}`,
      guarda: QUEM_APROVA_FOTOS,
      resposta: fotosAAprovar,
      async executar({ chamador: { acesso, hotsite } }) {
        const filtros = [{ tipo: 'exata' as const, campo: 'situacao', valor: 'PENDENTE' }];
        const { itens, total } = await fotos.listar(acesso, {
          ...{ filtros, ordem, pagina: 1, porPagina: A_APROVAR },
        });
        const porTipo = await modelosDaMarca(registros, hotsite.id);
        const modelos = [];
        // Without models nothing is asked of the lots.
        for (const lelUid of porTipo.size === 0 ? [] : new Set(itens.map((uma) => uma.lelUid))) {
          const { lote } = await localizador.lote(acesso, lelUid);
          const modelo = modeloDoLote(porTipo, lote, await enviadasDe(lelUid));
          if (modelo !== null) modelos.push({ lelUid, ...modelo });
        }
        return { itens: await verFotos(arquivos, acesso, itens), total, modelos };
      },
    }),
  ];
}
