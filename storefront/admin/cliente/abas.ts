import { ACESSOS_DE_OUTROS, QUEM_RESPONDE_HABILITACAO, QUEM_VE_LANCES } from '@martelo/shared/papeis';
import type { Casa } from '../dados/contexto.tsx';
import { abasAbertas, type DeQuem } from '../partes/Abas.tsx';

/** A part of a client's screen, and to whom it is open. */
const ABAS = {
  cadastro: {},
  documentos: { especie: 'documentoCliente' },
  contatos: {},
  habilitacoes: { papeis: QUEM_RESPONDE_HABILITACAO },
  grupos: { campo: 'limiteExposicao' },
  lances: { papeis: QUEM_VE_LANCES },
  compras: { especie: 'venda' },
  incidentes: { especie: 'incidente' },
  acessos: { papeis: ACESSOS_DE_OUTROS.cliente.sessoes },
  // Shown to those who are shown why the house changed something.
  notas: { campo: 'motivoMudanca' },
  pedidos: { especie: 'solicitacaoLgpd' },
} as const satisfies Record<string, DeQuem>;
export type Aba = keyof typeof ABAS;

export const abasDe = (casa: Pick<Casa, 'recursos' | 'usuario'>): Aba[] =>
  abasAbertas<Aba>(ABAS, 'cliente', casa);
