import { type Cliente, cidadePublica } from '@martelo/shared/cliente';
import type { VersaoLegal } from '@martelo/shared/documento-legal';
import type { CodigoErro } from '@martelo/shared/erros';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { PENDENCIA_DE_DOCUMENTOS } from '@martelo/shared/pendencia-de-documentos';
import { SEM_REMOVIDOS } from '../../api/recurso/politica.ts';
import { GRUPOS_CLIENTE } from '../../casa/grupo-cliente.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import { CREDENCIAIS } from '../identidade/credenciais.ts';
import type { DocumentosLegais } from '../marcas/documentos-legais.ts';
import type { Hotsites } from '../marcas/hotsites.ts';
import {
  ATENDIMENTO,
  aResolver,
  DOCUMENTOS,
  EMAIL,
  PERFIL,
  PRIVACIDADE,
  type Recusa,
  SEGURANCA,
  TELEFONE,
} from '../participacao/recusa.ts';
import { CLIENTES } from './registro.ts';

/** How the auction knows a bidder. */
export interface ParticipanteCliente {
  uid: string;
  apelido: string;
  cidade: string;
}

export interface SituacaoCliente {
  podeDarLance: boolean;
  /** Null when there is no such client on this brand. */
  participante: ParticipanteCliente | null;
  /** The first thing in the way; null when the client may bid on this brand. */
  recusa: Recusa | null;
  /** What the client can still do about it. */
  pendencias: string[];
  /** What auctions and lots may ask beyond the brand's own demands. */
  grupos: ReadonlySet<number>;
  sucata: { autorizada: boolean; validade: string | null };
  segundoFator: boolean;
  /** Centavos; null = no limit. */
  limiteExposicao: number | null;
}

/** What a client's standing is made of, beside the brand's rules. */
export interface FatosCliente {
  cliente: Cliente;
  segundoFator: boolean;
  /** `id`s of the client's groups that are in use. */
  grupos: readonly number[];
  /** The brand's regulation in force; null where it has published none. */
  regulamento: VersaoLegal | null;
}

const LEMBRADOS = 200_000;
/** Longest that an entry is believed without asking: where another process wrote and its word was lost, this is the end of it. */
export const VALIDADE_DO_LEMBRADO_MS = 30_000;

/**
 * A client's standing for bidding, kept in memory: a bid asks without touching the records. A client's entry goes when that
 * client or their credentials are written, a brand's entries when its rules change, all of them when a group changes, and each after
 * half a minute.
 */
export function criarSituacoes(
  registros: Registros,
  hotsites: Hotsites,
  documentos: Pick<DocumentosLegais, 'vigente' | 'aoMudar'>,
  agora: () => number,
) {
  const clientes = registros.colecao(CLIENTES);
  const credenciais = registros.colecao(CREDENCIAIS);
  const colecaoDeGrupos = registros.colecao(GRUPOS_CLIENTE);
  const lembradas = new Map<string, { hotsiteId: number; ate: number; situacao: Promise<SituacaoCliente> }>();
  /** Grows with each change: an answer looked up before one is not remembered after it. */
  let mudancas = 0;
  const esquecer = (uid: string) => {
    mudancas += 1;
    lembradas.delete(uid);
  };
  registros.aoEscrever(CLIENTES.nome, esquecer);
  registros.aoEscrever(CREDENCIAIS.nome, esquecer);
  registros.aoEscrever(GRUPOS_CLIENTE.nome, () => {
    mudancas += 1;
    lembradas.clear();
  });
  const esquecerMarca = (id: number) => {
    mudancas += 1;
    for (const [uid, { hotsiteId }] of lembradas) if (hotsiteId === id) lembradas.delete(uid);
  };
  hotsites.aoMudar(({ id }) => esquecerMarca(id));
  documentos.aoMudar(esquecerMarca);

  const gruposEmUso = async ({ grupos = [], hotsiteId }: Cliente): Promise<number[]> => {
    if (grupos.length === 0) return [];
    const { itens } = await colecaoDeGrupos.listar(SISTEMA, {
      filtros: [
        { tipo: 'exata', campo: 'hotsiteId', valor: hotsiteId },
        { tipo: 'exata', campo: 'situacao', valor: 'Ativo' },
        { tipo: 'lista', campo: 'id', valores: grupos },
        SEM_REMOVIDOS,
      ],
      pagina: 1,
      porPagina: grupos.length,
    });
    return itens.map(({ id }) => id);
  };

  const consultar = async (cliUid: string, hotsiteId: number): Promise<SituacaoCliente> => {
    const cliente = await clientes.obter(SISTEMA, cliUid);
    const regras = hotsites.porId(hotsiteId);
    if (!cliente || !regras || cliente.hotsiteId !== hotsiteId) return DESCONHECIDO;
    const segundoFator = (await credenciais.obter(SISTEMA, cliUid))?.segundoFator != null;
    const regulamento = documentos.vigente(hotsiteId, REGULAMENTO);
    return situacaoDe({ cliente, segundoFator, grupos: await gruposEmUso(cliente), regulamento }, regras);
  };

  return async function situacaoDoCliente(cliUid: string, hotsiteId: number): Promise<SituacaoCliente> {
    const lembrada = lembradas.get(cliUid);
    if (lembrada?.hotsiteId === hotsiteId && agora() < lembrada.ate) return lembrada.situacao;
    const antes = mudancas;
    const situacao = consultar(cliUid, hotsiteId);
    const { participante } = await situacao.catch(() => DESCONHECIDO);
    // Only who exists is remembered: made-up ids would fill the memory.
    if (participante && mudancas === antes) {
      lembradas.set(cliUid, { hotsiteId, ate: agora() + VALIDADE_DO_LEMBRADO_MS, situacao });
      if (lembradas.size > LEMBRADOS) lembradas.delete(lembradas.keys().next().value as string);
    }
    return situacao;
  };
}

/** Whether a client took back what they agreed to, or said no without ever having been asked. The one place that knows. */
export const consentimentoRetirado = ({
  aceite,
  semAceiteDesde,
}: Pick<Cliente, 'aceite' | 'semAceiteDesde'>): boolean => Boolean(aceite?.retiradoEm ?? semAceiteDesde);

/** The page whose words a client accepts before they bid. */
export const REGULAMENTO = 'regulamento';

/**
 * The regulation that somebody has to accept once more: who agreed to another version, or before this one was there. Who took their
 * acceptance back, or never gave one here, is asked for more or for nothing.
 */
export function regulamentoAAceitar(
  { aceite }: Pick<Cliente, 'aceite'>,
  vigente: VersaoLegal | null,
): VersaoLegal | null {
  if (!aceite || aceite.retiradoEm !== null || vigente === null) return null;
  const lido = aceite.documentos?.find(({ uri }) => uri === vigente.uri);
  const conhecido = lido ? lido.hash === vigente.hash : aceite.em >= vigente.publicadaEm;
  return conhecido ? null : vigente;
}

/** The rule itself: active, of a nature that the brand takes, and with what the brand demands. */
export function situacaoDe(
  { cliente, segundoFator, grupos, regulamento }: FatosCliente,
  regras: RegrasHotsite,
): SituacaoCliente {
  const exige = (confirmacao: 'email' | 'telefone') => regras.confirmacoesObrigatorias.includes(confirmacao);
  const impedimentos = [impedimentoDoCadastro(cliente, regras)];
  if (impedimentos[0] === null) {
    if (consentimentoRetirado(cliente)) impedimentos.push(aResolver('CONSENTIMENTO_RETIRADO', PRIVACIDADE));
    const novo = regulamentoAAceitar(cliente, regulamento);
    if (novo !== null) impedimentos.push(aResolver('REGULAMENTO_NOVO', PRIVACIDADE, { versao: novo.versao }));
    if (exige('email') && cliente.emailConfirmadoEm === null)
      impedimentos.push(aResolver('EMAIL_NAO_CONFIRMADO', EMAIL));
    if (exige('telefone') && cliente.telefoneConfirmadoEm === null)
      impedimentos.push(aResolver('TELEFONE_NAO_CONFIRMADO', TELEFONE));
    if (regras.documentosObrigatorios && cliente.documento.situacao !== 'Aprovado')
      impedimentos.push(aResolver('DOCUMENTOS_PENDENTES', DOCUMENTOS));
    if (regras.segundoFatorObrigatorio && !segundoFator)
      impedimentos.push(aResolver('SEGUNDO_FATOR_OBRIGATORIO', SEGURANCA));
  }
  const faltam = impedimentos.filter((recusa) => recusa !== null);
  return {
    podeDarLance: faltam.length === 0,
    participante: { uid: cliente.uid, apelido: cliente.apelido, cidade: cidadePublica(cliente.endereco) },
    recusa: faltam[0] ?? null,
    pendencias: faltam.flatMap(({ codigo }) => A_FAZER[codigo] ?? []),
    grupos: new Set(grupos),
    sucata: {
      autorizada: cliente.habilitacaoSucata?.situacao === 'Autorizado',
      validade: cliente.habilitacaoSucata?.validade ?? null,
    },
    segundoFator,
    limiteExposicao: cliente.limiteExposicao ?? null,
  };
}

/** What the client can settle alone, in few words. */
const A_FAZER: Partial<Record<CodigoErro, string>> = {
  CONSENTIMENTO_RETIRADO: 'Aceite o regulamento de novo.',
  REGULAMENTO_NOVO: 'Leia e aceite a nova versão do regulamento.',
  EMAIL_NAO_CONFIRMADO: 'Confirme seu e-mail.',
  TELEFONE_NAO_CONFIRMADO: 'Confirme seu telefone.',
  DOCUMENTOS_PENDENTES: PENDENCIA_DE_DOCUMENTOS,
  SEGUNDO_FATOR_OBRIGATORIO: 'Ative o segundo fator e entre de novo com ele.',
};

/** What the client cannot settle alone. */
function impedimentoDoCadastro(cliente: Cliente, regras: RegrasHotsite): Recusa | null {
  switch (cliente.situacao) {
    case 'BLOQUEADO': {
      const { motivoBloqueio: motivo } = cliente;
      const recusa = aResolver('CADASTRO_BLOQUEADO', ATENDIMENTO);
      if (motivo === undefined) return recusa;
      const mensagem = `Seu cadastro está bloqueado: ${motivo.replace(/\.$/, '')}. Fale com o atendimento para regularizá-lo.`;
      return { ...recusa, mensagem };
    }
    case 'ATIVO':
      break;
    default:
      return aResolver('CADASTRO_INATIVO', ATENDIMENTO);
  }
  const juridica = cliente.natureza === 'Juridica';
  if (juridica ? regras.permitirCnpj : regras.permitirCpf) return null;
  const [documento, aceito] = juridica ? ['CNPJ', 'CPF'] : ['CPF', 'CNPJ'];
  return aResolver('NATUREZA_NAO_ACEITA', ATENDIMENTO, { documento, aceito });
}

const DESCONHECIDO: SituacaoCliente = {
  podeDarLance: false,
  participante: null,
  recusa: {
    codigo: 'CLIENTE_NAO_HABILITADO',
    detalhes: { acao: PERFIL },
    mensagem: 'Cadastro não encontrado nesta marca.',
  },
  pendencias: [],
  grupos: new Set(),
  sucata: { autorizada: false, validade: null },
  segundoFator: false,
  limiteExposicao: null,
};
