import type { PorModo } from '@martelo/shared/modo';

const palavras = ({ osLances, vendido }: { osLances: string; vendido: string }) => ({
  video: 'Transmissão ao vivo',
  abrindo: 'Abrindo a transmissão…',
  atraso: (segundos: number) =>
    `O vídeo está ${segundos} ${segundos === 1 ? 'segundo' : 'segundos'} atrás dos preços.`,
  parada: `A imagem parou. ${osLances} continuam.`,
  caiu: `A transmissão caiu e volta sozinha. ${osLances} continuam.`,
  semSuporte: 'Este navegador não mostra a transmissão. Os preços ao lado estão em dia.',
  ligarSom: 'Ligar o som',
  desligarSom: 'Desligar o som',
  pausar: 'Pausar o vídeo',
  retomar: 'Voltar ao vivo',
  legendas: {
    DOULHE_UMA: 'Dou-lhe uma…',
    DOULHE_DUAS: 'Dou-lhe duas…',
    AG_PAGAMENTO: vendido,
    CONDICIONAL: 'Condicional',
  } as Readonly<Record<string, string | undefined>>,
});

/** Who watches an auction. */
export const TRANSMISSAO: PorModo<ReturnType<typeof palavras>> = {
  leilao: palavras({ osLances: 'Os lances', vendido: 'Vendido!' }),
  loja: palavras({ osLances: 'As ofertas', vendido: 'Vendido!' }),
};
