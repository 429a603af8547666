import { ErroMartelo } from '@martelo/shared/erros';
import type { Efeito, MudancaDeEfeitos } from '../records/efeitos.ts';
import type { CargaTarefa } from './fila.ts';
import { TENTATIVAS } from './tarefas.ts';

/** Something to be done elsewhere, as whoever changes a record asks for it. One of each name in a change. */
export interface PedidoDeEfeito {
  nome: string;
  /** What who does it has to know: numbers and uids rather than people's data, and never a secret. JSON. */
  dados: CargaTarefa;
}

interface Contexto {
  /** What was done: `criar`, `alterar`, `bloquear` … */
  ato: string;
  /** That the change makes. */
  revisao: number;
  /** Unix ms. */
  agora: number;
  por: string;
}

/** What a save is given to keep them; undefined where nothing is asked for. */
export const pedirEfeitos = (
  pedidos: readonly PedidoDeEfeito[],
  { ato, revisao, agora, por }: Contexto,
): MudancaDeEfeitos | undefined => {
  if (pedidos.length === 0) return undefined;
  const novos = pedidos.map(
    ({ nome, dados }): Efeito => ({
      ...{ id: `${revisao}-${ato}-${nome}`, nome, ato, dados, situacao: 'PENDENTE', desfazer: false },
      ...{ tentativas: 0, limite: TENTATIVAS, proximaEm: agora, erro: null, em: agora, por },
    }),
  );
  return (antes) => [...antes, ...novos];
};

const SITUACOES: Record<Efeito['situacao'], string> = {
  PENDENTE: 'por fazer',
  FEITO: 'feito',
  FALHOU: 'com falha',
  DESFEITO: 'desfeito',
};

/** What has failed for good, doing or undoing, is begun again. @throws EFEITO_NAO_FALHOU, NAO_ENCONTRADO */
export const repetirEfeito = (id: string, agora: number): MudancaDeEfeitos =>
  trocando(id, (efeito) => {
    if (efeito.situacao !== 'FALHOU')
      throw new ErroMartelo('EFEITO_NAO_FALHOU', { situacao: SITUACOES[efeito.situacao] });
    return deNovo(efeito, agora);
  });

/** What was done, or failed who knows how far, is to be taken back. @throws EFEITO_NAO_FEITO, NAO_ENCONTRADO */
export const desfazerEfeito = (id: string, agora: number): MudancaDeEfeitos =>
  trocando(id, (efeito) => {
    const { situacao, desfazer } = efeito;
    if (desfazer || (situacao !== 'FEITO' && situacao !== 'FALHOU'))
      throw new ErroMartelo('EFEITO_NAO_FEITO', { situacao: SITUACOES[situacao] });
    return { ...deNovo(efeito, agora), desfazer: true };
  });

const deNovo = (efeito: Efeito, agora: number): Efeito => ({
  ...efeito,
  ...{ situacao: 'PENDENTE', limite: efeito.tentativas + TENTATIVAS, proximaEm: agora, erro: null },
});

const trocando =
  (id: string, trocar: (efeito: Efeito) => Efeito): MudancaDeEfeitos =>
  (antes) => {
    if (!antes.some((efeito) => efeito.id === id)) throw new ErroMartelo('NAO_ENCONTRADO');
    return antes.map((efeito) => (efeito.id === id ? trocar(efeito) : efeito));
  };
