import type { PublicoLote } from '@martelo/shared/livro';
import type { SituacaoLote } from '@martelo/shared/lote-situacao';
import { loteUid, Mesa } from './mesa.ts';
import type { ConteudoDaAcao } from './modelo/comando.ts';
import type { Resposta } from './modelo/resposta.ts';

/** The acts that are all said by their name. */
type SoNome = Exclude<
  ConteudoDaAcao['acao'],
  'lance-presencial' | 'acao-apelido' | 'incremento' | 'comunicar' | 'retirar-comunicado' | 'recado'
>;
const LOTES: ConstructorParameters<typeof Mesa>[1] = [
  { finalizacaoManual: true, valor: { minimo: 100_000 } },
  { finalizacaoManual: true, valor: { minimo: 100_000 }, valorComitente: 200_000 },
  { finalizacaoManual: true, valor: { minimo: 100_000 } },
];

/**
 * A table with an auctioneer: three live lots unless others are given, opening at R$ 1.000 in steps of R$ 100, the second with a
 * reserve of R$ 2.000. For tests.
 */
export class MesaAoVivo extends Mesa {
  constructor(leilao: ConstructorParameters<typeof Mesa>[0] = {}, lotes = LOTES) {
    super({ incrementos: [{ valor: 10_000 }], ...leilao }, lotes);
  }

  agir(acao: SoNome, visto: { seq?: number; lelUid?: string } = {}, segundo = 20): Resposta {
    return this.leiloeiro({ acao }, segundo, visto);
  }

  /** Both calls and the sale. */
  vender(): Resposta[] {
    return (['dou-lhe-uma', 'dou-lhe-duas', 'vender'] as const).map((acao) => this.agir(acao));
  }

  situacao(lote = 1): SituacaoLote {
    return this.lote(lote).situacao;
  }

  /** The lot's public ledger. */
  publicos(lote = 1): PublicoLote[] {
    return this.eventos.flatMap((evento) =>
      'elo' in evento && evento.elo?.lelUid === loteUid(lote) ? [evento.elo.publico] : [],
    );
  }
}
