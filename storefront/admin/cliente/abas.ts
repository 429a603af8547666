import {
  ACESSOS_DE_OUTROS,
  type PapelInterno,
  QUEM_RESPONDE_HABILITACAO,
  QUEM_VE_LANCES,
} from '@martelo/shared/papeis';
import type { Casa } from '../dados/contexto.tsx';

/** A part of a client's screen, and to whom it is open: by a kind that they read, by a field that they are shown, or by their roles. */
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
} as const satisfies Record<string, { especie?: string; campo?: string; papeis?: readonly PapelInterno[] }>;
export type Aba = keyof typeof ABAS;

export function abasDe({ recursos, usuario: { roles } }: Pick<Casa, 'recursos' | 'usuario'>): Aba[] {
  const campos = recursos.get('cliente')?.campos ?? [];
  return (Object.keys(ABAS) as Aba[]).filter((nome) => {
    const { especie, campo, papeis }: { especie?: string; campo?: string; papeis?: readonly PapelInterno[] } =
      ABAS[nome];
    if (especie !== undefined) return recursos.has(especie);
    if (campo !== undefined) return campos.some((um) => um.campo === campo);
    return papeis === undefined || papeis.some((papel) => roles.includes(papel));
  });
}
