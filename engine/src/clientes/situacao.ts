import { type Cliente, cidadePublica } from '@martelo/shared/cliente';
import type { CodigoErro } from '@martelo/shared/erros';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import type { Hotsites } from '../hotsites/hotsites.ts';
import { CREDENCIAIS } from '../identity/credenciais.ts';
import {
  ATENDIMENTO,
  aResolver,
  DOCUMENTOS,
  PERFIL,
  PRIVACIDADE,
  type Recusa,
} from '../participacao/recusa.ts';
import type { Acesso, Registros } from '../records/records.ts';
import { GRUPOS_CLIENTE } from './grupos.ts';
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
}

const SISTEMA: Acesso = { tipo: 'sistema' };
const LEMBRADOS = 200_000;
/** Longest that an entry is believed without asking: where another process wrote and its word was lost, this is the end of it. */
export const VALIDADE_DO_LEMBRADO_MS = 30_000;

/**
 * A client's standing for bidding, kept in memory: a bid asks without touching the records. A client's entry goes when that
 * client or their credentials are written, a brand's entries when its rules change, all of them when a group changes, and each after
 * half a minute.
 */
export function criarSituacoes(registros: Registros, hotsites: Hotsites, agora: () => number) {
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
  hotsites.aoMudar(({ id }) => {
    mudancas += 1;
    for (const [uid, { hotsiteId }] of lembradas) if (hotsiteId === id) lembradas.delete(uid);
  });

  const gruposEmUso = async ({ grupos = [], hotsiteId }: Cliente): Promise<number[]> => {
    if (grupos.length === 0) return [];
    const { itens } = await colecaoDeGrupos.listar(SISTEMA, {
      filtros: [
        { tipo: 'exata', campo: 'hotsiteId', valor: hotsiteId },
        { tipo: 'exata', campo: 'situacao', valor: 'Ativo' },
        { tipo: 'lista', campo: 'id', valores: grupos },
      ],
      pagina: 1,
      porPagina: 200,
    });
    return itens.map(({ id }) => id);
  };

  const consultar = async (cliUid: string, hotsiteId: number): Promise<SituacaoCliente> => {
    const cliente = await clientes.obter(SISTEMA, cliUid);
    const regras = hotsites.porId(hotsiteId);
    if (!cliente || !regras || cliente.hotsiteId !== hotsiteId) return DESCONHECIDO;
    const segundoFator = (await credenciais.obter(SISTEMA, cliUid))?.segundoFator != null;
    return situacaoDe({ cliente, segundoFator, grupos: await gruposEmUso(cliente) }, regras);
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

/** The rule itself: active, of a nature that the brand takes, and with what the brand demands. */
export function situacaoDe(
  { cliente, segundoFator, grupos }: FatosCliente,
  regras: RegrasHotsite,
): SituacaoCliente {
  const exige = (confirmacao: 'email' | 'telefone') => regras.confirmacoesObrigatorias.includes(confirmacao);
  const impedimentos = [impedimentoDoCadastro(cliente, regras)];
  if (impedimentos[0] === null) {
    if (consentimentoRetirado(cliente)) impedimentos.push(aResolver('CONSENTIMENTO_RETIRADO', PRIVACIDADE));
    if (exige('email') && cliente.emailConfirmadoEm === null)
      impedimentos.push(aResolver('EMAIL_NAO_CONFIRMADO', PERFIL));
    if (exige('telefone') && cliente.telefoneConfirmadoEm === null)
      impedimentos.push(aResolver('TELEFONE_NAO_CONFIRMADO', PERFIL));
    if (regras.documentosObrigatorios && cliente.documento.situacao !== 'Aprovado')
      impedimentos.push(aResolver('DOCUMENTOS_PENDENTES', DOCUMENTOS));
    if (regras.segundoFatorObrigatorio && !segundoFator)
      impedimentos.push(aResolver('SEGUNDO_FATOR_OBRIGATORIO', PERFIL));
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
  EMAIL_NAO_CONFIRMADO: 'Confirme seu e-mail.',
  TELEFONE_NAO_CONFIRMADO: 'Confirme seu telefone.',
  DOCUMENTOS_PENDENTES: 'Envie seus documentos e aguarde a validação.',
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
