import type { PorModo } from '@martelo/shared/modo';

interface Nomes {
  umLote: string;
  dosLotes: string;
  noLote: string;
}

/** What the screen of a stamp says. */
const palavras = ({ umLote, dosLotes, noLote }: Nomes) => ({
  oQueMostra: 'O que mostra',
  quando: 'Quando aparece',
  ondeAparece: `Em que fotos ${dosLotes}`,
  previa: 'Prévia',
  previaExplica: `Sobre ${umLote} de verdade desta marca, como está escrito acima. A foto não é alterada.`,
  semLote: `Nenhum cartão desta marca para mostrar: publique ${umLote} e volte.`,
  noCartao: 'No cartão',
  naPagina: `Na página ${noLote}`,
  semDesenho: 'Escreva as palavras e as cores, ou a imagem, para ver o carimbo.',
  contraste: (razao: string, basta: boolean) =>
    basta ? `Contraste ${razao}: lê-se bem.` : `Contraste ${razao}: pouco para ler. São precisos 4,5.`,
});

export const ADMIN_CARIMBO: PorModo<ReturnType<typeof palavras>> = {
  leilao: palavras({ umLote: 'um lote', dosLotes: 'de lotes', noLote: 'do lote' }),
  loja: palavras({ umLote: 'um produto', dosLotes: 'de produtos', noLote: 'do produto' }),
};
