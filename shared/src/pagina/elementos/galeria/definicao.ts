import type { DefinicaoElemento } from '../definicao.ts';
import { fotoDesenhada, itemNovo } from '../semente.ts';

export const definicao: DefinicaoElemento = {
  elemento: 'galeria',
  versao: 1,
  rotulo: { leilao: 'Galeria de imagens', loja: 'Galeria de imagens' },
  ajuda: 'Fotos que se ampliam com um toque. Troque os desenhos por fotos da sua equipe, pátio ou bens.',
  grupo: 'Conteúdo',
  icone: 'images',
  modelos: [
    { valor: 'grade', rotulo: 'Grade' },
    { valor: 'mosaico', rotulo: 'Mosaico' },
  ],
  sessao: { titulo: true, subtitulo: true, consulta: false },
  itens: {
    min: 1,
    max: 40,
    rotulo: 'Imagem',
    campos: [
      { campo: 'imagem', rotulo: 'Imagem', obrigatorio: true, largura: 900 },
      { campo: 'imagemMobile', rotulo: 'Imagem no celular', ajuda: 'Quando o recorte precisa ser outro.' },
      { campo: 'titulo', rotulo: 'Legenda' },
      { campo: 'link', rotulo: 'Link', ajuda: 'Vazio: a imagem se amplia. Com link, leva até ele.' },
    ],
  },
  semente: () => ({
    titulo: 'Veja de perto',
    subtitulo: '',
    modelo: 'grade',
    consulta: null,
    itens: SEMENTES.map(([caminho, alt, titulo]) =>
      itemNovo({ titulo, imagem: fotoDesenhada(caminho, alt) }),
    ),
  }),
  migracoes: [],
};

const SEMENTES: readonly [`/fotos/demo/${string}.webp`, alt: string, legenda: string][] = [
  ['/fotos/demo/pickup-branco-7/1.webp', 'Picape branca vista de lado', 'Picapes'],
  ['/fotos/demo/caminhao-azul-4/1.webp', 'Caminhão azul visto de lado', 'Pesados'],
  ['/fotos/demo/moto-vermelho-3/1.webp', 'Moto vermelha vista de lado', 'Motos'],
  ['/fotos/demo/casa-bege-5/1.webp', 'Casa bege com jardim', 'Imóveis'],
  ['/fotos/demo/trator-verde-2/1.webp', 'Trator verde no campo', 'Máquinas'],
  ['/fotos/demo/suv-prata-9/1.webp', 'SUV prata visto de lado', 'Utilitários'],
  ['/fotos/demo/barco-branco-6/1.webp', 'Lancha branca na água', 'Náutica'],
  ['/fotos/demo/sedan-preto-8/1.webp', 'Sedã preto visto de lado', 'Carros'],
];
