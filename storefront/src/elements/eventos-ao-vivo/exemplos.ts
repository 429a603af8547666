import type { LeilaoAoVivo } from '@martelo/shared/leilao-publico';
import { INSTANTE_DOS_EXEMPLOS, lotesCompridos, lotesDeExemplo } from '../dados/exemplos.ts';
import { leilaoComprido, leiloesDeExemplo } from '../dados/exemplos-leiloes.ts';
import type { ExemplosDeDados } from '../elemento.ts';
import type { DadosAoVivo } from './dados.ts';

const lotes = lotesDeExemplo(3).map((lote) => ({
  ...lote,
  situacao: 'AO_VIVO' as const,
  dataFim: null,
}));
const [comprido] = lotesCompridos(1);

const itens = leiloesDeExemplo(3).map(
  (leilao, n): LeilaoAoVivo => ({
    ...leilao,
    situacao: 'AO_VIVO',
    data: new Date(INSTANTE_DOS_EXEMPLOS - 3_600_000).toISOString(),
    // The third is not broadcast, and between two lots.
    ...(n < 2 ? { transmissaoUrl: 'https://www.youtube.com/live' } : {}),
    transmissao:
      n === 0
        ? {
            ...{
              uid: leilao.uid,
              leilaoUid: leilao.uid,
              canal: 'Auditório 1',
              videoAtivo: true,
              audioAtivo: true,
            },
            ...{
              local: 'Pátio Guarulhos',
              dataInicio: new Date(INSTANTE_DOS_EXEMPLOS - 3_600_000).toISOString(),
              chega: true,
            },
          }
        : null,
    loteAtual: n === 2 ? null : lotes[n]!,
    restantes: 40 - n * 20,
  }),
);

export const exemplos: ExemplosDeDados<DadosAoVivo> = {
  cheio: { estado: 'ok', itens, total: 3, proximo: null },
  vazio: { estado: 'ok', itens: [], total: 0, proximo: leiloesDeExemplo(1)[0]! },
  longo: {
    estado: 'ok',
    itens: itens.slice(0, 2).map((leilao) => leilaoComprido({ ...leilao, loteAtual: comprido! })),
    ...{ total: 2, proximo: null },
  },
  indisponivel: { estado: 'indisponivel' },
  carregando: { estado: 'carregando' },
};
