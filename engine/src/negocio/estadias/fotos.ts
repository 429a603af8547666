import type { Arquivo } from '@martelo/shared/arquivo';
import type { DireitoNoPatio } from '@martelo/shared/direitos-no-patio';
import { ErroMartelo } from '@martelo/shared/erros';
import {
  FOTOS_DA_ESTADIA_MAX,
  type MomentoDaFoto,
  ROTULOS_ESTADIA,
  ROTULOS_MOMENTO,
} from '@martelo/shared/estadias/estadia';
import {
  envioDaFoto,
  type FotoDaEstadia,
  type FotoDaEstadiaVista,
  fotoDaEstadiaVista,
  fotosDaEstadia,
} from '@martelo/shared/estadias/estadia.esquema';
import { QUEM_CUIDA_DE_ESTADIAS, QUEM_VE_ESTADIAS } from '@martelo/shared/papeis';
import { z } from 'zod';
import { comComandoId, identificar, paramsUid, uidDoComando } from '../../api/comando.ts';
import { exigirDireito } from '../../api/recurso/no-patio.ts';
import { type Chamador, type Rota, rota } from '../../api/rota.ts';
import type { UmaVez } from '../../api/uma-vez.ts';
import { ESTADIAS, type Estadia } from '../../casa/estadia.ts';
import { TIPOS_ACEITOS } from '../../files/exam.ts';
import type { Files } from '../../files/files.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { porIdOuUid } from '../../records/por-id-ou-uid.ts';
import type { Registro, Registros } from '../../records/records.ts';
import type { GravarEstadia } from './gravar.ts';

interface Dependencias {
  registros: Registros;
  arquivos: Files;
  gravar: GravarEstadia;
  umaVez: UmaVez;
}

/** Of where else a picture is so many are told; more say nothing new. */
const REPETICOES_DITAS = 5;

/** A picture, as phones take them. */
const FOTOS = TIPOS_ACEITOS.filter((tipo) => tipo !== 'application/pdf');

/** When pictures of a moment are taken: of what has begun or is over nobody adds what it was like before. */
const QUANDO: Record<MomentoDaFoto, readonly Estadia['situacao'][]> = {
  ENTRADA: ['PREVISTA', 'ABERTA'],
  SAIDA: ['ABERTA', 'EM_SAIDA'],
  ASSINATURA: ['EM_SAIDA'],
};

/**
 * Pictures of a vehicle as it came and as it left, each of a position of the model, and who took it signing for it. Each is a command of its own:
 * a phone that lost its network tells it again, and it is there once. Their hashes stand in the chain of custody.
 */
export function rotasDasFotosDaEstadia({ registros, arquivos, gravar, umaVez }: Dependencias): Rota[] {
  const achar = async ({ acesso }: Chamador, uid: string): Promise<Registro<Estadia>> => {
    const achada = await porIdOuUid(registros.colecao(ESTADIAS), acesso, uid);
    if (achada === null) throw new ErroMartelo('NAO_ENCONTRADO');
    return achada;
  };
  /** @throws ErroMartelo ALTERACAO_NAO_PERMITIDA */
  const exigir = ({ situacao }: Pick<Estadia, 'situacao'>, momento: MomentoDaFoto): void => {
    if (!QUANDO[momento].includes(situacao))
      throw new ErroMartelo('ALTERACAO_NAO_PERMITIDA', {
        ...{ campoRotulo: `a foto (${ROTULOS_MOMENTO[momento].toLowerCase()})`, campo: 'momento' },
        porque: `a estadia está ${ROTULOS_ESTADIA[situacao].toLowerCase()}`,
      });
  };
  /** What may be shown of a picture: with where else the same one is, which is for a person to look at, and hinders nothing (567). */
  const verFoto = async (
    { acesso, hotsite }: Chamador,
    arquivo: Arquivo,
    { momento, vista, sha256 }: Omit<FotoDaEstadia, 'uid'>,
  ): Promise<FotoDaEstadiaVista> => {
    const { itens } = await registros.colecao(ESTADIAS).listar(acesso, {
      filtros: [
        { tipo: 'exata', campo: 'fotos.sha256', valor: sha256 },
        { tipo: 'exata', campo: 'hotsiteId', valor: hotsite.id },
        { tipo: 'diferente', campo: 'situacao', valor: 'CANCELADA' },
      ],
      ...{ pagina: 1, porPagina: REPETICOES_DITAS, semTotal: true },
    });
    const repetida = itens.flatMap(({ id: estadiaId, veiculoNome, fotos }) =>
      fotos
        .filter(
          (outra) => outra.sha256 === sha256 && outra.uid !== arquivo.uid && outra.momento !== 'ASSINATURA',
        )
        .map((outra) => ({ estadiaId, veiculoNome, momento: outra.momento, vista: outra.vista })),
    );
    return {
      ...arquivos.view(arquivo, acesso),
      momento,
      vista,
      repetida: repetida.slice(0, REPETICOES_DITAS),
    };
  };
  const caminho = '/v1/estadias/:uid/fotos';

  return [
    rota({
      metodo: 'post',
      caminho,
      resumo: `Guarda uma foto da entrada ou da saída, ou a assinatura (campo \`arquivo\`, até 15 MB); no máximo ${FOTOS_DA_ESTADIA_MAX} por estadia`,
      guarda: QUEM_CUIDA_DE_ESTADIAS,
      status: 201,
      ...{ fluxo: true, emPartes: true },
      params: paramsUid,
      body: envioDaFoto,
      resposta: fotoDaEstadiaVista,
      async executar({ params, chamador, req }) {
        const { acesso } = chamador;
        const alvo = await achar(chamador, params.uid);
        const { campos, enviado } = await arquivos.readForm(req, acesso, envioDaFoto, { emPartes: true });
        const { momento, vista: daVista } = campos;
        exigirDireito(acesso, alvo.patUid, DIREITO_DA_FOTO[momento]);
        const quem = identificar(chamador, req, campos.comandoId);
        const uid = uidDoComando(quem);
        const pedido = {
          chamada: 'foto-da-estadia',
          uid: alvo.uid,
          momento,
          vista: daVista,
          sha256: enviado.sha256,
        };
        return umaVez(quem, pedido, async () => {
          // One that is there is answered as it was then, wherever the stay is by now.
          if (!alvo.fotos.some((uma) => uma.uid === uid)) exigir(alvo, momento);
          const foto = await arquivos.receive(enviado, {
            ...{ acesso, hotsiteId: alvo.hotsiteId, dono: alvo.veiUid, proposito: 'estadia' },
            ...{ alvo: alvo.uid, uid, limites: { porAlvo: FOTOS_DA_ESTADIA_MAX, tipos: FOTOS } },
          });
          await gravar({ acesso }, alvo.uid, (antes) => {
            if (antes.fotos.some((uma) => uma.uid === uid)) return antes;
            exigir(antes, momento);
            const nova = { uid, momento, vista: daVista ?? null, sha256: foto.sha256Guardado };
            return { ...antes, fotos: [...antes.fotos, nova] };
          });
          const conteudo = foto.sha256Guardado;
          return verFoto(chamador, foto, { momento, vista: daVista ?? null, sha256: conteudo });
        });
      },
    }),
    rota({
      metodo: 'get',
      caminho,
      resumo: 'As fotos de uma estadia, com o endereço de cada uma por 15 minutos',
      guarda: QUEM_VE_ESTADIAS,
      params: paramsUid,
      resposta: fotosDaEstadia,
      async executar({ params, chamador }) {
        const { acesso } = chamador;
        const { uid, fotos } = await achar(chamador, params.uid);
        const achadas = await arquivos.of(acesso, 'estadia', uid);
        const suas = new Map(fotos.map((uma) => [uma.uid, uma]));
        const itens: FotoDaEstadiaVista[] = [];
        for (const uma of achadas) {
          const foto = suas.get(uma.uid);
          if (foto !== undefined) itens.push(await verFoto(chamador, uma, foto));
        }
        return { itens };
      },
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/estadias/:uid/fotos/:foto/retirar',
      resumo: 'Tira uma foto que não serve, e apaga o arquivo; depois da entrada, as da entrada ficam',
      guarda: QUEM_CUIDA_DE_ESTADIAS,
      params: paramsUid.extend({ foto: z.guid() }),
      body: z.strictObject(comComandoId),
      status: 204,
      async executar({ params, chamador, req, body }) {
        const { acesso } = chamador;
        const alvo = await achar(chamador, params.uid);
        const comando = identificar(chamador, req, body.comandoId);
        await gravar({ acesso, comando }, alvo.uid, (antes) => {
          const foto = antes.fotos.find((uma) => uma.uid === params.foto);
          if (foto === undefined) return antes;
          // What the chain of custody has of it is kept.
          if (!RETIRAVEL[foto.momento].includes(antes.situacao))
            throw new ErroMartelo('ALTERACAO_NAO_PERMITIDA', {
              ...{ campoRotulo: 'a foto', campo: 'fotos', porque: 'ela já prova como o veículo estava' },
            });
          return { ...antes, fotos: antes.fotos.filter((uma) => uma !== foto) };
        });
        const arquivo = await arquivos.get(SISTEMA, params.foto);
        if (arquivo !== null && arquivo.alvo === alvo.uid && arquivo.situacao === 'GUARDADO')
          await arquivos.erase(SISTEMA, arquivo.uid, 'Foto da estadia retirada antes de valer');
      },
    }),
  ];
}

/** Who lets in takes what it came like; who lets out, what it left like. */
const DIREITO_DA_FOTO: Record<MomentoDaFoto, DireitoNoPatio> = {
  ...{ ENTRADA: 'ENTRADA', SAIDA: 'SAIDA', ASSINATURA: 'SAIDA' },
};
const RETIRAVEL: Record<MomentoDaFoto, readonly Estadia['situacao'][]> = {
  ENTRADA: ['PREVISTA'],
  SAIDA: ['ABERTA', 'EM_SAIDA'],
  ASSINATURA: ['EM_SAIDA'],
};
