import { type NotaImpressa, notaImpressa, numeroDaNota } from '@martelo/shared/impressos/nota';
import { semQuitacaoDesde } from '@martelo/shared/pos-venda/nota';
import { NOTAS } from '../../../casa/nota.ts';
import { VENDAS } from '../../../leituras/registros/venda.ts';
import { SISTEMA } from '../../../records/acesso.ts';
import type { Especie } from '../especie.ts';
import type { Nota } from '../notas.ts';
import { exigir, type FontesDosImpressos, hotsiteNoPapel } from '../partes.ts';

/** Since when a nota that stands acknowledges money that went back; null while it is there, and of one that was cancelled. */
async function semQuitacao(
  { registros }: Pick<FontesDosImpressos, 'registros'>,
  nota: Nota,
): Promise<string | null> {
  if (nota.situacao !== 'EMITIDA') return null;
  const venda = await registros.colecao(VENDAS).obter(SISTEMA, nota.vendaUid);
  return venda && semQuitacaoDesde(venda, nota);
}

/** What a nota's paper says: its frozen content, and what became of its number and of the money. */
export const comoNotaImpressa = async (
  { hotsitePorId, registros }: Pick<FontesDosImpressos, 'hotsitePorId' | 'registros'>,
  nota: Nota,
  { codigo, url }: { codigo: string; url: string },
): Promise<NotaImpressa> => ({
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
  semQuitacaoDesde: await semQuitacao({ registros }, nota),
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
      const desfeitaEm = await semQuitacao(fontes, nota);
      const estado = desfeitaEm === null ? 'valido' : 'provisorio';
      return {
        hotsiteId: nota.hotsiteId,
        marca: '',
        validade: {
          numero: numeroDaNota(nota),
          estado: nota.situacao === 'EMITIDA' ? estado : substituida ? 'substituido' : 'cancelado',
          desde: nota.canceladaEm ?? desfeitaEm,
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
