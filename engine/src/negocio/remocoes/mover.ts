import { ErroMartelo } from '@martelo/shared/erros';
import type { Filtro } from '@martelo/shared/filtro';
import { uuidv7 } from '@martelo/shared/identificador';
import { QUEM_CUIDA_DE_REMOCOES, ROTULOS_PAPEL } from '@martelo/shared/papeis';
import {
  LONGE_DO_LOCAL_M,
  metrosEntre,
  type Passo,
  PRAZO_PARA_DECLINAR_MS,
  passoDo,
  ROTULOS_REMOCAO,
  remocaoEncerrada,
  type SituacaoRemocao,
  seCruzam,
} from '@martelo/shared/remocoes/remocao';
import type { CodigoQueMove, DadosDo } from '@martelo/shared/remocoes/remocao.esquema';
import { transicaoInvalida } from '@martelo/shared/transicao-invalida';
import { exigirDireitoDoAto } from '../../api/recurso/no-patio.ts';
import { tem } from '../../api/recurso/politica.ts';
import type { ServicosDaEstadia } from '../../casa/estadia.ts';
import { LOCAIS_REMOCAO } from '../../casa/local-remocao.ts';
import { MOTORISTAS } from '../../casa/motorista.ts';
import { chaveDaRemocao, type EventoDoAto, oQueToma, REMOCOES, type Remocao } from '../../casa/remocao.ts';
import type { ServicosDaVistoriaDaColeta } from '../../casa/servicos-das-vistorias.ts';
import { TRANSPORTADORAS } from '../../casa/transportadora.ts';
import { ARQUIVOS } from '../../files/registro.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { autorDe } from '../../records/politica.ts';
import type { Acesso, Registros } from '../../records/records.ts';
import { patioEmUso, valorDaTabela } from './nova.ts';

interface Dependencias {
  registros: Registros;
  estadias: Pick<ServicosDaEstadia, 'esperarDaRemocao' | 'entrarPelaRemocao'>;
  /** Unix ms. */
  agora(): number;
}

type Mudancas = Partial<Remocao>;
export type MoverRemocao = ReturnType<typeof criarMoverRemocao>;
/** In which a driver is on the way, or will be. */
const COM_MOTORISTA = ['CONFIRMADA', 'EM_ROTA', 'EM_COLETA', 'COLETADA', 'NO_PORTAO'] as const;

/** Whether somebody may do a step of the table at all: as one of the house, or as the carrier's or the driver's. */
export const podeDar = ({ quem, deFora }: Passo, acesso: Acesso, doc: Remocao): boolean => {
  if (acesso.tipo === 'sistema') return true;
  if (acesso.tipo !== 'externo') return tem(acesso, quem);
  return deFora.some(
    (papel) =>
      acesso.papeis.includes(papel) &&
      (papel === 'Externo - Motorista'
        ? doc.motoristaId !== null && (acesso.motoristas ?? []).includes(doc.motoristaId)
        : doc.transportadoraId !== null && (acesso.transportadoras ?? []).includes(doc.transportadoraId)),
  );
};

export function criarMoverRemocao({
  registros,
  estadias,
  vistorias,
  agora,
}: Dependencias & { vistorias: Pick<ServicosDaVistoriaDaColeta, 'vistoriaQueColeta'> }) {
  /** Files that were sent to this very removal. @throws ErroMartelo REQUISICAO_INVALIDA */
  const exigirArquivos = async (doc: Remocao, campo: string, uids: readonly string[]): Promise<void> => {
    for (const uid of uids) {
      const arquivo = await registros.colecao(ARQUIVOS).obter(SISTEMA, uid);
      if (arquivo?.alvo !== doc.uid || arquivo.proposito !== 'remocao' || arquivo.situacao !== 'GUARDADO')
        throw new ErroMartelo('REQUISICAO_INVALIDA', {}, [
          `${campo}: não é um arquivo enviado a esta remoção`,
        ]);
    }
  };

  const motoristaDela = async (doc: Remocao, motoristaId: number) => {
    const motorista = await registros.colecao(MOTORISTAS).obterPor(SISTEMA, 'id', motoristaId);
    const dela =
      motorista?.hotsiteId === doc.hotsiteId && motorista.transportadoraId === doc.transportadoraId;
    if (!motorista || !dela || motorista.removidoEm !== undefined)
      throw new ErroMartelo('NAO_ENCONTRADO', { campo: 'motoristaId' });
    return motorista;
  };

  /** @throws ErroMartelo REQUISICAO_INVALIDA */
  const exigirJanela = (de: string | null, ate: string | null): void => {
    const problemas: string[] = [];
    if (de === null) problemas.push('diaInicioPrevisto: diga a partir de quando');
    if (ate === null) problemas.push('diaInicioFim: diga até quando');
    if (de !== null && ate !== null && Date.parse(ate) <= Date.parse(de))
      problemas.push('diaInicioFim: termina antes de começar');
    else if (ate !== null && Date.parse(ate) <= agora()) problemas.push('diaInicioFim: já passou');
    if (problemas.length > 0) throw new ErroMartelo('REQUISICAO_INVALIDA', {}, problemas);
  };

  /** What a code changes besides where the removal stands. */
  const mudancasDe: {
    [C in CodigoQueMove]: (doc: Remocao, dados: DadosDo<C>, quem: Quem) => Mudancas | Promise<Mudancas>;
  } = {
    S02: (_, __, { em, por }) => ({ autorizadaEm: em, autorizadaPor: por }),
    S03: (_, { motivo }) => ({ motivo }),
    async S04({ hotsiteId }, { transportadoraId, valorCobradoTransportadora }, { em }) {
      const dela = await registros.colecao(TRANSPORTADORAS).obterPor(SISTEMA, 'id', transportadoraId);
      if (dela === null || dela.hotsiteId !== hotsiteId || dela.removidoEm !== undefined)
        throw new ErroMartelo('NAO_ENCONTRADO', { campo: 'transportadoraId' });
      if (dela.situacao !== 'ATIVO') throw new ErroMartelo('TRANSPORTADORA_INATIVA');
      return { transportadoraId, valorCobradoTransportadora, designadaEm: em, ...SEM_CONFIRMACAO };
    },
    S05({ designadaEm }, { motivo }) {
      if (designadaEm !== null && agora() - Date.parse(designadaEm) > PRAZO_PARA_DECLINAR_MS)
        throw new ErroMartelo('PRAZO_PARA_DECLINAR');
      const ninguem = { transportadoraId: null, valorCobradoTransportadora: null, designadaEm: null };
      return { motivo, ...ninguem, ...SEM_CONFIRMACAO };
    },
    async S06(doc, { motoristaId, diaInicioPrevisto, diaInicioFim }, { em, por }) {
      exigirJanela(diaInicioPrevisto, diaInicioFim);
      await motoristaDela(doc, motoristaId);
      await patioEmUso(registros, doc.hotsiteId, doc.patioId);
      return { motoristaId, diaInicioPrevisto, diaInicioFim, confirmadaEm: em, confirmadaPor: por };
    },
    async S07(doc, dados, { acesso }) {
      const { motivo, patioId } = dados;
      if (doc.situacao === 'COLETADA') {
        if (patioId === undefined || patioId === doc.patioId)
          throw new ErroMartelo('REQUISICAO_INVALIDA', {}, ['patioId: diga para qual outro pátio']);
        const sobra = (['diaInicioPrevisto', 'diaInicioFim', 'motoristaId'] as const).find(
          (um) => dados[um] !== undefined,
        );
        if (sobra !== undefined)
          throw new ErroMartelo('REQUISICAO_INVALIDA', {}, [`${sobra}: de uma coletada só muda o pátio`]);
        return { motivo, ...(await outroPatio(doc, patioId)) };
      }
      const { diaInicioPrevisto = null, diaInicioFim = null } = dados;
      exigirJanela(diaInicioPrevisto, diaInicioFim);
      // Where it goes is the house's to say.
      if (patioId !== undefined && patioId !== doc.patioId && acesso.tipo === 'externo')
        throw new ErroMartelo('SEM_PERMISSAO', { papeis: ROTULOS_PAPEL['Interno - Remoção'] });
      const motoristaId = dados.motoristaId ?? doc.motoristaId;
      if (motoristaId === null)
        throw new ErroMartelo('REQUISICAO_INVALIDA', {}, ['motoristaId: diga quem dirige']);
      await motoristaDela(doc, motoristaId);
      const para = patioId === undefined || patioId === doc.patioId ? {} : await outroPatio(doc, patioId);
      if (patioId === undefined) await patioEmUso(registros, doc.hotsiteId, doc.patioId);
      return { motivo, motoristaId, diaInicioPrevisto, diaInicioFim, ...para };
    },
    S08: (_, { posicao }) => comPosicao(posicao),
    async S09({ localRemocaoId }, { posicao }) {
      const local = await registros.colecao(LOCAIS_REMOCAO).obterPor(SISTEMA, 'id', localRemocaoId);
      const distanciaDoLocal = local?.localizacao ? metrosEntre(local.localizacao, posicao) : null;
      return {
        ...{ localizacao: posicao, distanciaDoLocal },
        longeDoLocal: distanciaDoLocal !== null && distanciaDoLocal > LONGE_DO_LOCAL_M,
      };
    },
    async S10(doc, { motivo, fotos }) {
      if (fotos.length === 0) throw new ErroMartelo('FOTOS_FALTANDO', { faltam: 'o que impediu a coleta' });
      await exigirArquivos(doc, 'fotos', fotos);
      return { motivo };
    },
    async S11(doc, { assinatura, fotos, vistoriaId, posicao }, { instante, acesso }) {
      await exigirArquivos(doc, 'assinatura', [assinatura]);
      await exigirArquivos(doc, 'fotos', fotos);
      // Last: the removal's own is done by it.
      const qual = await vistorias.vistoriaQueColeta(acesso, doc, vistoriaId);
      return { diaInicioReal: instante, vistoriaId: qual, ...comPosicao(posicao) };
    },
    async S12(doc, { fileId }) {
      await exigirArquivos(doc, 'fileId', [fileId]);
      return {};
    },
    S13: () => ({}),
    S14: (_, { posicao }) => comPosicao(posicao),
    S15: (_, { motivo }) => ({ motivo }),
    S16: (_, { motivo }, { em, por }) => ({ motivo, canceladaEm: em, canceladaPor: por }),
    // The check-in is the stay's, and comes first: from a stay that has begun its removal is concluded, whatever becomes of this write.
    async S17({ uid }, entrada, { acesso, em, evento }) {
      await estadias.entrarPelaRemocao(acesso, uid, entrada, evento);
      return { concluidaEm: em };
    },
  };

  async function outroPatio(doc: Remocao, patioId: number): Promise<Mudancas> {
    const patio = await patioEmUso(registros, doc.hotsiteId, patioId);
    return {
      patioId,
      patioUid: patio.uid,
      valorSugerido: await valorDaTabela(registros, { ...doc, patioId }),
    };
  }

  return async (
    doc: Remocao,
    codigo: CodigoQueMove,
    dados: object,
    { acesso, evento }: { acesso: Acesso; evento: EventoDoAto | undefined },
  ): Promise<Mudancas> => {
    const passo = passoDo(codigo)!;
    exigirVez(passo, doc, acesso);
    const em = new Date(agora()).toISOString();
    const { uid, instante } = evento ?? { uid: uuidv7(), instante: em };
    const por = evento?.por ?? autorDe(acesso);
    const mudancas = await (mudancasDe[codigo] as (d: Remocao, x: object, q: Quem) => Promise<Mudancas>)(
      doc,
      dados,
      { acesso, em, por, instante, evento: uid },
    );
    // Of one that is on its way already only the yard is another.
    const para = codigo === 'S07' && doc.situacao === 'COLETADA' ? null : passo.para;
    const situacao = para ?? doc.situacao;
    return {
      ...mudancas,
      ...(para !== null && para !== doc.situacao ? { situacao: para } : {}),
      chaveAberta: remocaoEncerrada(situacao) ? null : chaveDaRemocao({ ...doc, situacao }),
      eventos: [...doc.eventos, { uid, codigo, instante, em, por, ...ditoCom(dados) }],
    };
  };
}

interface Quem {
  acesso: Acesso;
  em: string;
  por: string;
  instante: string;
  /** Uid of the code. */
  evento: string;
}

const SEM_CONFIRMACAO = {
  ...{
    motoristaId: null,
    diaInicioPrevisto: null,
    diaInicioFim: null,
    confirmadaEm: null,
    confirmadaPor: null,
  },
} as const;
const comPosicao = (posicao: Remocao['localizacao'] | undefined): Mudancas =>
  posicao ? { localizacao: posicao } : {};

/** What of a code's data its line in the removal keeps. */
function ditoCom(dados: object): Pick<Remocao['eventos'][number], 'texto' | 'arquivos' | 'posicao'> {
  const { motivo, texto, fileName, fileId, fotos, assinatura, recebidoDe, posicao } = dados as Record<
    string,
    never
  >;
  return {
    texto: motivo ?? texto ?? fileName ?? recebidoDe ?? null,
    arquivos: [fotos ?? [], fileId ?? [], assinatura ?? []].flat(),
    posicao: posicao ?? null,
  };
}

/**
 * Whether a step is to be made now, and by whom.
 * @throws ErroMartelo SEM_PERMISSAO, REMOCAO_COLETADA, TRANSICAO_INVALIDA
 */
export function exigirVez(passo: Passo, doc: Remocao, acesso: Acesso): void {
  exigirQuem(passo, doc, acesso);
  const { codigo, de, para } = passo;
  if (codigo === 'S16' && COLETADAS.has(doc.situacao)) throw new ErroMartelo('REMOCAO_COLETADA');
  if (codigo === 'S07' && doc.situacao === 'COLETADA' && acesso.tipo !== 'externo') return;
  if (!de.includes(doc.situacao))
    throw transicaoInvalida(
      doc.situacao,
      para ?? doc.situacao,
      (um) => ROTULOS_REMOCAO[um as SituacaoRemocao] ?? um,
    );
}

const COLETADAS: ReadonlySet<SituacaoRemocao> = new Set(['COLETADA', 'NO_PORTAO', 'CONCLUIDA']);

/** @throws ErroMartelo SEM_PERMISSAO */
export function exigirQuem(passo: Passo, doc: Remocao, acesso: Acesso): void {
  const papeis = [...passo.quem, ...passo.deFora].map((papel) => ROTULOS_PAPEL[papel]).join(', ');
  if (!podeDar(passo, acesso, doc)) throw new ErroMartelo('SEM_PERMISSAO', { papeis });
  exigirDireitoDoAto(acesso, REMOCOES.declaracao.nome, passo.ato, doc);
  if (passo.codigo !== 'S16' || acesso.tipo === 'sistema') return;
  // Who asked calls it off; who cares for removals does for all.
  if (!tem(acesso, QUEM_CUIDA_DE_REMOCOES) && doc.solicitadaPor !== autorDe(acesso))
    throw new ErroMartelo(
      'SEM_PERMISSAO',
      {},
      'Quem cancela uma remoção é quem a pediu, ou a equipe de remoção.',
    );
}

/**
 * What holds a driver and a place at the yard while a change is written: the kind's `segura` has two that want the same come one after the other, of
 * whatever process, and the second is refused. What was held for what was not written becomes what it was.
 */
export function criarSegurarLugares({ registros, estadias, agora }: Dependencias) {
  const remocoes = registros.colecao(REMOCOES);

  /** @throws ErroMartelo MOTORISTA_OCUPADO */
  const exigirLivre = async (depois: Remocao): Promise<void> => {
    const { motoristaId, diaInicioPrevisto, diaInicioFim, hotsiteId } = depois;
    if (motoristaId === null || diaInicioPrevisto === null || diaInicioFim === null) return;
    const janela = { de: diaInicioPrevisto, ate: diaInicioFim };
    const filtros: Filtro[] = [
      { tipo: 'exata', campo: 'motoristaId', valor: motoristaId },
      { tipo: 'exata', campo: 'hotsiteId', valor: hotsiteId },
      { tipo: 'lista', campo: 'situacao', valores: [...COM_MOTORISTA] },
    ];
    for await (const outra of remocoes.percorrer(SISTEMA, { filtros })) {
      if (outra.uid === depois.uid || outra.diaInicioPrevisto === null || outra.diaInicioFim === null)
        continue;
      if (seCruzam(janela, { de: outra.diaInicioPrevisto, ate: outra.diaInicioFim }))
        throw new ErroMartelo('MOTORISTA_OCUPADO', { numero: outra.id });
    }
  };

  return async <R>(antes: Remocao, depois: Remocao, gravar: () => Promise<R>): Promise<R> => {
    const { motorista, lugar } = oQueToma(antes, depois);
    if (motorista !== null) await exigirLivre(depois);
    if (!lugar) return gravar();
    const porDeVolta = await estadias.esperarDaRemocao(esperaDe(depois, agora()));
    return gravar().catch(async (erro: unknown) => {
      // It may have been written all the same, and told of by nobody.
      const atual = await remocoes.obter(SISTEMA, depois.uid);
      const evento = depois.eventos.at(-1)?.uid;
      if (!atual?.eventos.some(({ uid }) => uid === evento)) await porDeVolta();
      throw erro;
    });
  };
}

/** For when a removal's vehicle is expected, and where. @param agora Unix ms */
export const esperaDe = (
  { uid, hotsiteId, veiculoId, patioId, situacao, diaInicioPrevisto }: Remocao,
  agora: number,
): Parameters<ServicosDaEstadia['esperarDaRemocao']>[0] => ({
  ...{ hotsiteId, veiculoId, patioId, remocaoUid: uid },
  // What was fetched is under way.
  previstaPara:
    situacao === 'COLETADA' || diaInicioPrevisto === null ? new Date(agora).toISOString() : diaInicioPrevisto,
});
