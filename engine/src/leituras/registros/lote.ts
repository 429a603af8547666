import { centavosPositivos } from '@martelo/shared/dinheiro';
import { tipoLance } from '@martelo/shared/lance';
import { z } from 'zod';
import type { DadosLote } from '../../auction/modelo/dados.ts';
import type { DefinicaoColecao } from '../../records/records.ts';

/**
 * A lot as the search index, the addresses and the sale find it. Made by the projection. It carries the secret reserve, so only
 * the engine itself reads it: what anybody is shown is made from the auction's state.
 */
const loteRegistro = z.strictObject({
  uid: z.guid(),
  id: z.int().positive(),
  leiUid: z.guid(),
  /** Checked by the core before it was written to the log; not parsed again at each bid. */
  dados: z.custom<DadosLote>((valor) => typeof valor === 'object' && valor !== null),
  /** As `EstadoLote.exibido`; not known of what was written before it was kept. */
  exibido: z.boolean().optional(),
  valorAtual: centavosPositivos.nullable(),
  qtdLances: z.int().min(0),
  /** How the leading bid came (a room bid makes no client's sale), and its line. */
  lider: z.strictObject({ uid: z.string(), modo: tipoLance, lance: z.string().optional() }).nullable(),
});
export type LoteRegistro = z.infer<typeof loteRegistro>;

export const LOTES: DefinicaoColecao<LoteRegistro> = {
  nome: 'lotes',
  schema: loteRegistro,
  indices: {
    id: { tipo: 'inteiro', unico: true },
    leiUid: { tipo: 'texto' },
    'dados.posicaoLeilao': { tipo: 'inteiro' },
    'dados.veiculo.uid': { tipo: 'texto' },
    'dados.veiculo.placa': { tipo: 'texto' },
    'dados.comitente.comId': { tipo: 'inteiro' },
    'dados.localizacao.patio': { tipo: 'texto' },
    'dados.gruposCliente': { tipo: 'inteiro' },
  },
  leitura: (acesso) => (acesso.tipo === 'sistema' ? {} : null),
  escrita: (acesso) => acesso.tipo === 'sistema',
};
