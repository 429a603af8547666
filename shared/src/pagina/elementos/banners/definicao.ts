import type { DefinicaoElemento } from '../definicao.ts';
import { itemNovo } from '../semente.ts';

export const definicao: DefinicaoElemento = {
  elemento: 'banners',
  versao: 1,
  rotulo: { leilao: 'Banners', loja: 'Banners' },
  ajuda:
    'Artes com data para entrar e sair. Mostra também os banners cadastrados para este lugar: o carrossel, os da página inicial; a grade, os de entre leilões.',
  grupo: 'Destaques',
  icone: 'images',
  modelos: [
    { valor: 'carrossel', rotulo: 'Carrossel' },
    { valor: 'grade', rotulo: 'Grade' },
  ],
  sessao: { titulo: true, subtitulo: true, consulta: false },
  itens: {
    min: 0,
    max: 12,
    rotulo: 'Banner',
    campos: [
      {
        campo: 'titulo',
        rotulo: 'Título',
        ajuda: 'Com imagem, é lido por quem não a vê. Escolha uma cor de texto para escrevê-lo sobre a arte.',
        obrigatorio: true,
      },
      { campo: 'imagem', rotulo: 'Imagem', ajuda: 'Horizontal, 1600 × 500 px.', largura: 1600 },
      { campo: 'imagemMobile', rotulo: 'Imagem no celular', ajuda: 'Quadrada ou 4:3.', largura: 764 },
      { campo: 'link', rotulo: 'Link' },
    ],
  },
  semente: (modo) => ({
    titulo: '',
    subtitulo: '',
    modelo: 'grade',
    consulta: null,
    itens: {
      leilao: [
        itemNovo({ titulo: 'Caminhões e pesados direto da frota', link: '/leilao?tipo=Caminh%C3%A3o' }),
        itemNovo({ titulo: 'Imóveis abaixo da avaliação', link: '/leilao?tipo=Im%C3%B3vel' }),
      ],
      loja: [
        itemNovo({ titulo: 'Utilitários prontos para trabalhar', link: '/anuncio?tipo=Utilit%C3%A1rio' }),
        itemNovo({ titulo: 'Motos com documentação em dia', link: '/anuncio?tipo=Moto' }),
      ],
    }[modo],
  }),
  migracoes: [],
};
