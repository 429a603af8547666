import { meta, numero, tabela } from '../relatorio.ts';
import { LOTES, MUDANCAS, medirAcompanhar, type Quadros } from './acompanhar.ts';

/** L11: of the frames that the page without anything on it paints, at most so many of a hundred fewer. */
const META_PERDIDOS = 1;

export async function relatarAcompanhar(dizer: (mensagem: string) => void): Promise<void> {
  const { parada, acompanhando, rolando, lances } = await medirAcompanhar();
  const linha = (nome: string, { pintados, pedidos, perdidos }: Quadros) => [
    ...[nome, `${numero(pintados)}/${numero(pedidos)}`, `${numero(perdidos, 2)}%`],
    numero(pintados / parada.pintados, 3),
  ];
  dizer(
    tabela(
      ['quadros de 60 por segundo', 'pintados', 'perdidos', 'razão'],
      [
        linha('uma página em que nada se move', parada),
        linha(`${numero(LOTES)} lotes, ${numero(lances, 1)} mudanças/s`, acompanhando),
        linha('os mesmos, rolando', rolando),
      ],
    ),
  );
  dizer(meta(`${MUDANCAS} mudanças por segundo de fato`, lances >= MUDANCAS * 0.95));
  dizer(
    meta(
      `menos de ${META_PERDIDOS}% dos quadros perdidos, ao lado da página parada`,
      acompanhando.pintados / parada.pintados > 1 - META_PERDIDOS / 100,
    ),
  );
}
