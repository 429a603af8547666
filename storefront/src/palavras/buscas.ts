import type { PorModo } from '@martelo/shared/modo';
import { contagemDeLotes } from '@martelo/shared/pagina/listagem/rotulos';

const leilao = {
  titulo: 'Buscas salvas',
  vazio: 'Nenhuma busca salva ainda',
  comoSalvar: 'Filtre a lista de lotes e toque em “Salvar esta busca”: avisamos quando houver novidade.',
  encontrar: 'Buscar lotes',
  explica: 'Quando um lote novo se encaixa na sua busca, avisamos por e-mail, no máximo uma vez por dia.',
  acha: (total: number): string => `${contagemDeLotes(total, 'leilao')} agora`,
  avisar: 'Avisar das novidades',
  renomear: 'Mudar nome',
  nome: 'Nome da busca',
  guardar: 'Guardar',
  cancelar: 'Cancelar',
  apagar: 'Apagar',
  apagada: (nome: string): string => `“${nome}” foi apagada.`,
  desfazer: 'Desfazer',
  avisadoEm: (quando: string): string => `Último aviso em ${quando}`,
};

/** The client's saved searches. */
export const BUSCAS: PorModo<typeof leilao> = {
  leilao,
  loja: {
    ...leilao,
    comoSalvar: 'Filtre a lista de anúncios e toque em “Salvar esta busca”: avisamos quando houver novidade.',
    encontrar: 'Buscar anúncios',
    explica:
      'Quando um anúncio novo se encaixa na sua busca, avisamos por e-mail, no máximo uma vez por dia.',
    acha: (total: number): string => `${contagemDeLotes(total, 'loja')} agora`,
  },
};
