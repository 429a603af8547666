import { type NotaImpressa, notaImpressa, numeroDaNota } from '@martelo/shared/impressos/nota';
import { NOTAS } from '../../../casa/nota.ts';
import { SISTEMA } from '../../../records/acesso.ts';
import type { Especie } from '../especie.ts';
import type { Nota } from '../notas.ts';
import { exigir, type FontesDosImpressos, hotsiteNoPapel } from '../partes.ts';

/** What a nota's paper says: its frozen content, and what became of its number. */
export const comoNotaImpressa = (
  { hotsitePorId }: Pick<FontesDosImpressos, 'hotsitePorId'>,
  nota: Nota,
  { codigo, url }: { codigo: string; url: string },
): NotaImpressa => ({
  ...nota.conteudo,
  empresa: nota.conteudo.empresa ?? null,
  ...{
    codigo,
    url,
    emitidoEm: nota.emitidaEm,
    hotsite: hotsiteNoPapel(exigir(hotsitePorId(nota.hotsiteId))),
  },
  ...{ numero: numeroDaNota(nota), emissor: nota.emissorNome },
  cancelada: nota.canceladaEm === null ? null : { em: nota.canceladaEm, motivo: nota.motivo ?? '' },
  substitui: nota.substitui?.numero ?? null,
  substituidaPor: nota.substituidaPor?.numero ?? null,
});

/** Notas: numbered, frozen; a cancelled one stays where it was and says so (D8). */
export function especieNota(fontes: FontesDosImpressos): Especie<NotaImpressa> {
  const notas = fontes.registros.colecao(NOTAS);
  return {
    tipo: 'nota',
    resumo: 'nota de arrematação',
    resposta: notaImpressa,
    async ler(uid) {
      const nota: Nota | null = await notas.obter(SISTEMA, uid);
      if (nota === null) return null;
      const { leilao, lotes } = nota.conteudo;
      const substituida = nota.substituidaPor !== null;
      return {
        hotsiteId: nota.hotsiteId,
        marca: '',
        validade: {
          numero: numeroDaNota(nota),
          estado: nota.situacao === 'EMITIDA' ? 'valido' : substituida ? 'substituido' : 'cancelado',
          desde: nota.canceladaEm,
          emitidoEm: nota.emitidaEm,
          leilao: { nome: leilao.nome, data: leilao.data },
          lotes: lotes.map(({ numero, nome }) => ({ numero, nome })),
          total: nota.total,
          substituidoPor: nota.substituidaPor?.numero ?? null,
        },
        dados: async (endereco) => comoNotaImpressa(fontes, nota, endereco),
      };
    },
    async porNumero(hotsiteId, numero) {
      const [, serie, sequencia] = /^(?:(\d{1,4})[-/])?(\d{1,10})$/.exec(numero) ?? [];
      if (sequencia === undefined) return [];
      const achadas: string[] = [];
      const filtros = [
        { tipo: 'exata', campo: 'sequencia', valor: Number(sequencia) } as const,
        { tipo: 'exata', campo: 'hotsiteId', valor: hotsiteId } as const,
      ];
      for await (const nota of notas.percorrer(SISTEMA, { filtros }))
        if (serie === undefined || serie === nota.serie) achadas.push(nota.uid);
      return achadas;
    },
  };
}
