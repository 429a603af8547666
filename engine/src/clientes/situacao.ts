import { type Cliente, cidadePublica } from '@martelo/shared/cliente';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import type { Hotsites } from '../hotsites/hotsites.ts';
import type { Acesso, Registros } from '../records/records.ts';
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
  /** Why not, as the client reads it; absent when they may bid. */
  motivo?: string;
  /** What the client can still do about it. */
  pendencias: string[];
}

const SISTEMA: Acesso = { tipo: 'sistema' };
const LEMBRADOS = 200_000;

/**
 * A client's standing for bidding, kept in memory: a bid asks without touching the records. A client's entry goes when that
 * client is written, a brand's entries when its rules change.
 */
export function criarSituacoes(registros: Registros, hotsites: Hotsites) {
  const clientes = registros.colecao(CLIENTES);
  const lembradas = new Map<string, { hotsiteId: number; situacao: Promise<SituacaoCliente> }>();
  /** Grows with each change: an answer looked up before one is not remembered after it. */
  let mudancas = 0;
  registros.aoEscrever(CLIENTES.nome, (uid) => {
    mudancas += 1;
    lembradas.delete(uid);
  });
  hotsites.aoMudar(({ id }) => {
    mudancas += 1;
    for (const [uid, { hotsiteId }] of lembradas) if (hotsiteId === id) lembradas.delete(uid);
  });

  const consultar = async (cliUid: string, hotsiteId: number): Promise<SituacaoCliente> => {
    const cliente = await clientes.obter(SISTEMA, cliUid);
    const regras = hotsites.porId(hotsiteId);
    if (!cliente || !regras || cliente.hotsiteId !== hotsiteId) {
      return {
        podeDarLance: false,
        participante: null,
        motivo: 'Cadastro não encontrado nesta marca.',
        pendencias: [],
      };
    }
    return situacaoDe(cliente, regras);
  };

  return async function situacaoDoCliente(cliUid: string, hotsiteId: number): Promise<SituacaoCliente> {
    const lembrada = lembradas.get(cliUid);
    if (lembrada?.hotsiteId === hotsiteId) return lembrada.situacao;
    const antes = mudancas;
    const situacao = consultar(cliUid, hotsiteId);
    const { participante } = await situacao.catch(() => ({ participante: null }));
    // Only who exists is remembered: made-up ids would fill the memory.
    if (participante && mudancas === antes) {
      lembradas.set(cliUid, { hotsiteId, situacao });
      if (lembradas.size > LEMBRADOS) lembradas.delete(lembradas.keys().next().value as string);
    }
    return situacao;
  };
}

/** The rule itself: active, and with what the brand demands. */
export function situacaoDe(cliente: Cliente, regras: RegrasHotsite): SituacaoCliente {
  const participante = {
    uid: cliente.uid,
    apelido: cliente.apelido,
    cidade: cidadePublica(cliente.endereco),
  };
  if (cliente.situacao !== 'ATIVO') {
    const motivo = cliente.motivoBloqueio ?? 'Seu cadastro não está ativo.';
    return { podeDarLance: false, participante, motivo, pendencias: [] };
  }
  const exige = (confirmacao: 'email' | 'telefone') => regras.confirmacoesObrigatorias.includes(confirmacao);
  const pendencias = [
    ...(exige('email') && cliente.emailConfirmadoEm === null ? ['Confirme seu e-mail.'] : []),
    ...(exige('telefone') && cliente.telefoneConfirmadoEm === null ? ['Confirme seu telefone.'] : []),
    ...(regras.documentosObrigatorios && cliente.documento.situacao !== 'Aprovado'
      ? ['Envie seus documentos e aguarde a validação.']
      : []),
  ];
  if (pendencias.length === 0) return { podeDarLance: true, participante, pendencias };
  return { podeDarLance: false, participante, motivo: pendencias.join(' '), pendencias };
}
