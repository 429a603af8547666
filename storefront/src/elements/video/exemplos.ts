import type { ExemplosDeDados } from '../elemento.ts';
import type { DadosVideo, VideoDaMarca } from './dados.ts';

const video = (n: number, nome: string, corpo: string): VideoDaMarca => ({
  uid: `v${n}`,
  nome,
  url: `/videos/exemplo-${n}.mp4`,
  tempoEmSegundos: 47 + n * 38,
  largura: 1920,
  altura: 1080,
  posterUrl: `/fotos/demo/${corpo}/1.webp`,
  legendasUrl: null,
});

export const exemplos: ExemplosDeDados<DadosVideo> = {
  cheio: [
    video(1, 'Do pátio à sua garagem', 'pickup-branco-7'),
    video(2, 'Como conferimos cada veículo', 'suv-prata-9'),
    video(3, 'Uma visita ao pátio de Guarulhos', 'caminhao-azul-4'),
  ],
  vazio: [],
  longo: [
    video(
      1,
      'Condições extraordinariamente compridas para pessoas físicas e jurídicas de todo o país, explicadas',
      'sedan-preto-8',
    ),
  ],
  indisponivel: [],
  carregando: [],
};
