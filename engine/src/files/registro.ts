import { type Arquivo, arquivo, PROPOSITOS, type Proposito } from '@martelo/shared/arquivo';
import {
  type PapelInterno,
  QUEM_APROVA_FOTOS,
  QUEM_CUIDA_DE_ESTADIAS,
  QUEM_CUIDA_DOS_DOCUMENTOS_DO_LEILAO,
  QUEM_ENVIA_FOTOS,
  QUEM_VE_ESTADIAS,
} from '@martelo/shared/papeis';
import { QUEM_VE_REMOCOES } from '@martelo/shared/remocoes/remocao';
import { QUEM_VE_VISTORIAS, QUEM_VISTORIA } from '@martelo/shared/vistorias/vistoria';
import type { Acesso, DefinicaoColecao, Registro } from '../records/records.ts';

interface Regra {
  /** Of the house: who reads it. Its owner always does. */
  leem: readonly PapelInterno[];
  /** Of the house: who may send it in a client's name. */
  enviam: readonly PapelInterno[];
  /** Whether clients send it themselves. */
  doCliente: boolean;
  /** Whether carriers and drivers read and send it, of what their records give them. */
  deFora?: true;
  /** Who may have its bytes erased; null where they prove what happened to money, and nobody may. */
  apagam: readonly PapelInterno[] | null;
}

const ACERTO = ['Interno - ADM', 'Interno - Acerto', 'Interno - GerenteAcerto'] as const;
const SAC = ['Interno - ADM', 'Interno - SAC', 'Interno - GerenteSAC'] as const;
const PATIO = [...ACERTO, 'Interno - Pátio'] as const;

export const REGRAS: Readonly<Record<Proposito, Regra>> = {
  // P7: seen by the buyer and by Acerto, and by who gives the second word on money (P10).
  'comprovante-pagamento': {
    leem: [...ACERTO, 'Interno - Financeiro'],
    enviam: ACERTO,
    doCliente: true,
    apagam: null,
  },
  devolucao: { leem: [...ACERTO, 'Interno - Financeiro'], enviam: ACERTO, doCliente: false, apagam: null },
  'documento-identidade': {
    leem: SAC,
    enviam: SAC,
    doCliente: true,
    apagam: ['Interno - ADM', 'Interno - GerenteSAC'],
  },
  retirada: { leem: PATIO, enviam: PATIO, doCliente: false, apagam: ['Interno - ADM'] },
  entrega: { leem: ACERTO, enviam: ACERTO, doCliente: true, apagam: null },
  terceiro: { leem: PATIO, enviam: ACERTO, doCliente: true, apagam: ['Interno - ADM'] },
  // Who sees which of them is said by their records (casa/foto-do-lote.ts), which give out the addresses.
  'foto-do-lote': {
    leem: QUEM_ENVIA_FOTOS,
    enviam: QUEM_ENVIA_FOTOS,
    doCliente: false,
    apagam: QUEM_APROVA_FOTOS,
  },
  // What was settled by is kept.
  'documento-do-leilao': {
    leem: QUEM_CUIDA_DOS_DOCUMENTOS_DO_LEILAO,
    enviam: QUEM_CUIDA_DOS_DOCUMENTOS_DO_LEILAO,
    doCliente: false,
    apagam: null,
  },
  // Who sees those of which stay is said by the stays (casa/estadia.ts), which give out the addresses. They prove how it came, and how it left.
  estadia: {
    leem: QUEM_VE_ESTADIAS,
    enviam: QUEM_CUIDA_DE_ESTADIAS,
    doCliente: false,
    apagam: ['Interno - ADM'],
  },
  // Which of them is said by the removal, that gives out the addresses.
  remocao: {
    leem: QUEM_VE_REMOCOES,
    enviam: QUEM_VE_REMOCOES,
    doCliente: false,
    deFora: true,
    apagam: ['Interno - ADM'],
  },
  // Whose inspections somebody sees is said by those (casa/vistoria.ts), which give out the addresses. What a vehicle was like is kept.
  vistoria: {
    leem: QUEM_VE_VISTORIAS,
    enviam: QUEM_VISTORIA,
    doCliente: false,
    // Of what they collect, which their removal gives out.
    deFora: true,
    apagam: null,
  },
};

type Interno = Extract<Acesso, { tipo: 'interno' }>;
const tem = ({ papeis }: Interno, alguns: readonly string[]): boolean =>
  papeis.some((papel) => alguns.includes(papel));

/** Whether somebody outside the house fetches for it. */
const busca = ({ transportadoras = [], motoristas = [] }: Extract<Acesso, { tipo: 'externo' }>): boolean =>
  transportadoras.length + motoristas.length > 0;

/** May this caller send such a file? */
export function podeEnviar(
  acesso: Acesso,
  { hotsiteId, dono, proposito }: Pick<Arquivo, 'hotsiteId' | 'dono' | 'proposito'>,
): boolean {
  if (acesso.tipo === 'sistema') return true;
  if (acesso.tipo === 'anonimo' || acesso.hotsiteId !== hotsiteId) return false;
  const { enviam, doCliente, deFora } = REGRAS[proposito];
  if (acesso.tipo === 'externo') return deFora === true && busca(acesso);
  return acesso.tipo === 'cliente' ? doCliente && acesso.cliUid === dono : tem(acesso, enviam);
}

/** Nothing of a file ever changes but that its bytes are erased. */
function podeApagar(acesso: Acesso, depois: Arquivo, antes: Registro<Arquivo>): boolean {
  const { apagam } = REGRAS[antes.proposito];
  if (apagam === null || antes.situacao !== 'GUARDADO' || depois.situacao !== 'APAGADO') return false;
  if (acesso.tipo === 'sistema') return true;
  return acesso.tipo === 'interno' && acesso.hotsiteId === antes.hotsiteId && tem(acesso, apagam);
}

/**
 * The files that people sent: whose, what for, and where their bytes lie. A client reads their own, the house those of the brand of their
 * token by purpose. Nobody edits one.
 */
export const ARQUIVOS: DefinicaoColecao<Arquivo> = {
  nome: 'arquivos',
  schema: arquivo,
  indices: {
    hotsiteId: { tipo: 'inteiro', semArvore: true },
    dono: { tipo: 'texto' },
    proposito: { tipo: 'texto', semArvore: true },
    alvo: { tipo: 'texto' },
    sha256Enviado: { tipo: 'texto' },
    'quem.uid': { tipo: 'texto' },
    chave: { tipo: 'texto', unico: true },
    chaveMiniatura: { tipo: 'texto', unico: true },
    criadoEm: { tipo: 'instante' },
    situacao: { tipo: 'texto', semArvore: true },
  },
  carimbosSemArvore: true,
  // It would keep the name of what was erased.
  semHistorico: true,
  leitura(acesso) {
    switch (acesso.tipo) {
      case 'sistema':
        return {};
      case 'anonimo':
        return null;
      case 'externo':
        return busca(acesso)
          ? { hotsiteId: acesso.hotsiteId, proposito: PROPOSITOS.filter((nome) => REGRAS[nome].deFora) }
          : null;
      case 'cliente':
        return { hotsiteId: acesso.hotsiteId, dono: acesso.cliUid };
      case 'interno': {
        const proposito = PROPOSITOS.filter((nome) => tem(acesso, REGRAS[nome].leem));
        return proposito.length === 0 ? null : { hotsiteId: acesso.hotsiteId, proposito };
      }
    }
  },
  escrita: (acesso, depois, antes) =>
    antes === null ? podeEnviar(acesso, depois) : podeApagar(acesso, depois, antes),
};
