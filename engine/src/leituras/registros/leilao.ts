import { leilaoEscrita } from '@martelo/shared/leilao';
import { PAPEL_ENSAIO } from '@martelo/shared/papeis';
import { z } from 'zod';
import type { Acesso, DefinicaoColecao } from '../../records/records.ts';

/** An auction as lists find it. Made by the projection from its stream; nobody else writes it. */
export const leilaoRegistro = leilaoEscrita.extend({
  uid: z.guid(),
  id: z.int().positive(),
  hotsites: z.array(z.int().positive()).min(1),
  quantidadeLotes: z.int().min(0),
  ensaio: z.boolean().default(false),
});
export type LeilaoRegistro = z.infer<typeof leilaoRegistro>;

export const LEILOES: DefinicaoColecao<LeilaoRegistro> = {
  nome: 'leiloes',
  schema: leilaoRegistro,
  indices: {
    id: { tipo: 'inteiro', unico: true },
    hotsites: { tipo: 'inteiro' },
    situacao: { tipo: 'texto' },
    data: { tipo: 'instante' },
    nome: { tipo: 'texto' },
    modalidade: { tipo: 'texto' },
    ensaio: { tipo: 'booleano' },
    cidade: { tipo: 'texto' },
    'localRealizacao.nome': { tipo: 'texto' },
    'leiloeiro.id': { tipo: 'inteiro' },
    'leiloeiro.uid': { tipo: 'texto' },
    'leiloeiro.nome': { tipo: 'texto' },
  },
  textoGeral: ['nome', 'cidade', 'modalidade', 'localRealizacao.nome', 'leiloeiro.nome'],
  leitura: marcasVisiveis,
  escrita: (acesso) => acesso.tipo === 'sistema',
};

/** An auction belongs to its brands: seen on each of them, by whoever is on that brand; a token is good for its own. A rehearsal is for the house and its bots. */
function marcasVisiveis(acesso: Acesso): Record<string, number | boolean> {
  switch (acesso.tipo) {
    case 'sistema':
      return {};
    case 'interno':
      return { hotsites: acesso.hotsiteId };
    case 'cliente':
      return { hotsites: acesso.hotsiteId, ensaio: acesso.papeis.includes(PAPEL_ENSAIO) };
    case 'anonimo':
    case 'externo':
      return { hotsites: acesso.hotsiteId, ensaio: false };
  }
}
