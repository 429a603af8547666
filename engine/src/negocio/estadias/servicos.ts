import { arquivoVisto } from '@martelo/shared/arquivo';
import type { Avisar } from '@martelo/shared/avisos/avisar';
import { ErroMartelo } from '@martelo/shared/erros';
import { estaNoPatio } from '@martelo/shared/estadias/estadia';
import { evidenciaQueFalta, FOTOS_DO_SERVICO_MAX, PARTES_DO_SERVICO } from '@martelo/shared/estadias/servico';
import { envioDaFotoDoServico, servicoPedidoNaCasa } from '@martelo/shared/estadias/servico.esquema';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { QUEM_CUIDA_DE_ESTADIAS, QUEM_PEDE_SERVICOS, QUEM_VE_SERVICOS } from '@martelo/shared/papeis';
import { z } from 'zod';
import { identificar, paramsUid, uidDoComando } from '../../api/comando.ts';
import { criarMudarRegistro, efeitosDe } from '../../api/recurso/mudar-registro.ts';
import { exigirDireito } from '../../api/recurso/no-patio.ts';
import { formaDaVersao, vistoPor } from '../../api/recurso/visao.ts';
import { type Rota, rota } from '../../api/rota.ts';
import type { UmaVez } from '../../api/uma-vez.ts';
import { ESTADIAS, type Estadia } from '../../casa/estadia.ts';
import { PATIOS } from '../../casa/patio.ts';
import {
  exigirAberto,
  SERVICOS_DE_ESTADIA,
  type ServicoDeEstadia,
  type ServicosDosServicos,
} from '../../casa/servico-de-estadia.ts';
import { VEICULOS } from '../../casa/veiculo.ts';
import { TIPOS_ACEITOS } from '../../files/exam.ts';
import type { Files } from '../../files/files.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { deNovoSeMudou, ValorEmUso } from '../../records/conflitos.ts';
import { autorDe } from '../../records/politica.ts';
import { porIdOuUid } from '../../records/por-id-ou-uid.ts';
import type { Acesso, Registro, Registros } from '../../records/records.ts';
import type { PatioGuardado } from '../retirada/patio-do-lote.ts';
import { lugarNaVaga } from '../retirada/vagas.ts';
import { criarAvisarDoServico } from './avisar-do-servico.ts';
import { type PedirServico, rotasDoComprador } from './servicos-do-comprador.ts';

interface Dependencias {
  registros: Registros;
  avisar: Avisar;
  hotsitePorId(id: number): RegrasHotsite | null;
  arquivos: Files;
  umaVez: UmaVez;
  /** Whether an inspection of a vehicle was done since an instant (ISO). */
  vistoriadoDesde(hotsiteId: number, veiUid: string, desde: string): Promise<boolean>;
  /** Resolves when sales are what their lots have become. */
  emDia(): Promise<void>;
  /** Unix ms. */
  agora(): number;
}

const FOTOS = TIPOS_ACEITOS.filter((tipo) => tipo !== 'application/pdf');
const LEMBRADOS = 100;

/** What is asked of vehicles at yards: by the house, by consignors, and by who bought one. */
export function ligarServicos(deps: Dependencias): {
  rotas: Rota[];
  servicos: Pick<ServicosDosServicos, 'vagaDoServico' | 'exigirEvidencia' | 'recortou' | 'avisarDoServico'>;
} {
  const { registros, hotsitePorId, arquivos, umaVez, vistoriadoDesde, avisar, agora } = deps;
  const servicos = registros.colecao(SERVICOS_DE_ESTADIA);
  const mudar = criarMudarRegistro(
    SERVICOS_DE_ESTADIA as never,
    { registros, hotsitePorId, agora },
    LEMBRADOS,
  ) as unknown as ReturnType<typeof criarMudarRegistro<ServicoDeEstadia>>;
  const efeitos = efeitosDe(SERVICOS_DE_ESTADIA as never, { hotsitePorId, agora });

  const vagaDoServico: ServicosDosServicos['vagaDoServico'] = async (doc, inicio) => {
    const patio = (await registros.colecao(PATIOS).obter(SISTEMA, doc.patUid)) as PatioGuardado | null;
    if (patio === null) throw new ErroMartelo('PATIO_NAO_AGENDA');
    const achado = await lugarNaVaga(registros, patio, 'SERVICO', { uid: doc.uid, inicio, agora: agora() });
    return { ...achado.vaga, chaveDoLugar: achado.chave };
  };

  const pedir: PedirServico = async (
    acesso,
    quem,
    estadia,
    escrito,
    compra = null,
  ): Promise<Registro<ServicoDeEstadia>> => {
    const uid = uidDoComando(quem);
    const novo = SERVICOS_DE_ESTADIA.schema.parse({
      ...{ ...escrito, uid, id: await registros.proximoId('servicoDeEstadia'), hotsiteId: estadia.hotsiteId },
      ...{
        estadiaId: estadia.id,
        estadiaUid: estadia.uid,
        veiculoId: estadia.veiculoId,
        veiUid: estadia.veiUid,
      },
      ...{ veiculoNome: estadia.veiculoNome, placa: estadia.placa, comId: estadia.comId },
      ...{ patioId: estadia.patioId, patUid: estadia.patUid },
      ...{ solicitadoEm: new Date(agora()).toISOString(), solicitadoPor: autorDe(acesso) },
      cliUid: acesso.tipo === 'cliente' ? acesso.cliUid : null,
      ...{ vendaId: compra?.vendaId ?? null, itemUid: compra?.itemUid ?? null },
    }) as ServicoDeEstadia;
    try {
      const gravado = await servicos.inserir(SISTEMA, novo, efeitos(acesso, null, novo as never));
      return gravado as Registro<ServicoDeEstadia>;
    } catch (erro) {
      // The same command, told twice at once.
      const feito = erro instanceof ValorEmUso ? await servicos.obter(SISTEMA, uid) : null;
      if (feito === null) throw erro;
      return feito as Registro<ServicoDeEstadia>;
    }
  };

  const achar = async (acesso: Acesso, uid: string): Promise<Registro<ServicoDeEstadia>> => {
    const achado = await porIdOuUid(servicos, acesso, uid);
    if (achado === null) throw new ErroMartelo('NAO_ENCONTRADO');
    return achado as Registro<ServicoDeEstadia>;
  };
  const visto = formaDaVersao(SERVICOS_DE_ESTADIA as never);
  const ver = (acesso: Acesso, um: Registro<ServicoDeEstadia>) =>
    vistoPor(SERVICOS_DE_ESTADIA as never, acesso, um as never) as never;
  const caminho = '/v1/estadias/servicos-solicitados';

  return {
    servicos: {
      vagaDoServico,
      avisarDoServico: criarAvisarDoServico({ registros, avisar }),
      async exigirEvidencia(doc) {
        const estadia = await registros.colecao(ESTADIAS).obter(SISTEMA, doc.estadiaUid);
        const falta = evidenciaQueFalta(doc.tipoServico, {
          ...{ fotos: doc.fotos, url: doc.url, observacao: doc.observacaoRealizacao ?? '' },
          ...{ compareceu: doc.compareceu, saiu: estadia?.situacao === 'FINALIZADA' },
          vistoriado:
            doc.tipoServico === 'Vistoria' &&
            (await vistoriadoDesde(doc.hotsiteId, doc.veiUid, doc.solicitadoEm)),
        });
        if (falta !== null) throw new ErroMartelo('EVIDENCIA_FALTANDO', { falta });
      },
      recortou: (veiUid) =>
        deNovoSeMudou(async () => {
          const veiculos = registros.colecao(VEICULOS);
          const veiculo = await veiculos.obter(SISTEMA, veiUid);
          if (veiculo === null || veiculo.faltaRecorte !== true) return;
          await veiculos.salvar(SISTEMA, { ...veiculo, faltaRecorte: false }, veiculo.revisao);
        }),
    },
    rotas: [
      rota({
        metodo: 'post',
        caminho,
        resumo: 'Pede um serviço de um veículo que está no pátio',
        guarda: QUEM_PEDE_SERVICOS,
        status: 201,
        body: servicoPedidoNaCasa,
        resposta: visto,
        async executar({ body, chamador, req }) {
          const { comandoId: dito, ...escrito } = body;
          const { acesso } = chamador;
          const quem = identificar(chamador, req, dito);
          const { uid } = await umaVez(quem, { chamada: 'servico-de-estadia', ...escrito }, async () => {
            const ja = await servicos.obter(SISTEMA, uidDoComando(quem));
            if (ja !== null) return { uid: ja.uid };
            // SAC follows no stays, and asks for services of them all the same: of its brand.
            const estadia = await registros.colecao(ESTADIAS).obterPor(SISTEMA, 'id', escrito.estadiaId);
            if (estadia === null || !alcanca(acesso, estadia))
              throw new ErroMartelo('NAO_ENCONTRADO', { campo: 'estadiaId' });
            if (!estaNoPatio(estadia.situacao)) throw new ErroMartelo('SEM_ESTADIA');
            return { uid: (await pedir(acesso, quem, estadia, escrito)).uid };
          });
          return ver(acesso, await achar(acesso, uid));
        },
      }),
      rota({
        metodo: 'post',
        caminho: `${caminho}/:uid/fotos`,
        resumo: `Guarda uma foto do serviço (campo \`arquivo\`, até 15 MB); no máximo ${FOTOS_DO_SERVICO_MAX}`,
        guarda: QUEM_CUIDA_DE_ESTADIAS,
        status: 201,
        ...{ fluxo: true, emPartes: true },
        params: paramsUid,
        body: envioDaFotoDoServico,
        resposta: arquivoVisto.extend({ parte: z.enum(PARTES_DO_SERVICO) }),
        async executar({ params, chamador, req }) {
          const { acesso } = chamador;
          const alvo = await achar(acesso, params.uid);
          exigirDireito(acesso, alvo.patUid, 'SERVICOS');
          const { campos, enviado } = await arquivos.readForm(req, acesso, envioDaFotoDoServico, {
            emPartes: true,
          });
          const { parte } = campos;
          const quem = identificar(chamador, req, campos.comandoId);
          const uid = uidDoComando(quem);
          const pedido = { chamada: 'foto-do-servico', uid: alvo.uid, parte, sha256: enviado.sha256 };
          return umaVez(quem, pedido, async () => {
            // One that is there is answered as it was, whatever has become of the service.
            if (!alvo.fotos.some((uma) => uma.uid === uid)) exigirAberto(alvo, 'REALIZADO');
            const foto = await arquivos.receive(enviado, {
              ...{
                acesso,
                hotsiteId: alvo.hotsiteId,
                dono: alvo.cliUid ?? alvo.veiUid,
                proposito: 'estadia',
              },
              ...{ alvo: alvo.uid, uid, limites: { porAlvo: FOTOS_DO_SERVICO_MAX, tipos: FOTOS } },
            });
            await mudar({ acesso }, alvo.uid, (antes) => {
              if (antes.fotos.some((uma) => uma.uid === uid)) return antes;
              exigirAberto(antes, 'REALIZADO');
              return { ...antes, fotos: [...antes.fotos, { uid, parte, sha256: foto.sha256Guardado }] };
            });
            return { ...arquivos.view(foto, acesso), parte };
          });
        },
      }),
      rota({
        metodo: 'get',
        caminho: `${caminho}/:uid/fotos`,
        resumo: 'As fotos de um serviço, com o endereço de cada uma por 15 minutos',
        guarda: QUEM_VE_SERVICOS.filter((papel) => papel !== 'Interno - SAC'),
        params: paramsUid,
        resposta: z.object({ itens: z.array(arquivoVisto.extend({ parte: z.enum(PARTES_DO_SERVICO) })) }),
        async executar({ params, chamador: { acesso } }) {
          const { uid, fotos } = await achar(acesso, params.uid);
          const achadas = await arquivos.of(acesso, 'estadia', uid);
          const partes = new Map(fotos.map((uma) => [uma.uid, uma.parte]));
          return {
            itens: achadas.flatMap((uma) => {
              const parte = partes.get(uma.uid);
              return parte === undefined ? [] : [{ ...arquivos.view(uma, acesso), parte }];
            }),
          };
        },
      }),
      ...rotasDoComprador({ ...deps, pedir, mudar, vagaDoServico }),
    ],
  };
}

/** Whether a stay is of what somebody of the house may ask for: their brand's; of a consignor's people what is theirs. */
function alcanca(acesso: Acesso, { hotsiteId, comId }: Registro<Estadia>): boolean {
  if (acesso.tipo !== 'interno' || acesso.hotsiteId !== hotsiteId) return false;
  const daCasa = acesso.papeis.some(
    (papel) => papel !== 'Interno - Comitente' && (QUEM_PEDE_SERVICOS as readonly string[]).includes(papel),
  );
  return daCasa || (comId !== null && (acesso.comitentes ?? []).includes(comId));
}
