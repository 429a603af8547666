import { prefixoDoLote } from '../../../lote-url.ts';
import type { DefinicaoElemento } from '../definicao.ts';
import { itemNovo } from '../semente.ts';

const CATEGORIAS = [
  ['Carros', 'car', 'Carro'],
  ['Motos', 'motorbike', 'Moto'],
  ['Caminhões', 'truck', 'Caminhão'],
  ['Utilitários', 'van', 'Utilitário'],
  ['Imóveis', 'house', 'Imóvel'],
  ['Equipamentos', 'wrench', 'Equipamento'],
] as const;

export const definicao: DefinicaoElemento = {
  elemento: 'categorias-destaque',
  versao: 1,
  rotulo: { leilao: 'Categorias em destaque', loja: 'Categorias em destaque' },
  ajuda: 'Atalhos por tipo, com a contagem do momento. Sem itens, mostra os tipos que têm mais à venda.',
  grupo: 'Destaques',
  icone: 'layers',
  modelos: [
    { valor: 'icone', rotulo: 'Com ícones' },
    { valor: 'foto', rotulo: 'Com fotos' },
  ],
  sessao: { titulo: true, subtitulo: true, consulta: false },
  itens: {
    min: 0,
    max: 12,
    rotulo: 'Categoria',
    campos: [
      { campo: 'titulo', rotulo: 'Nome', obrigatorio: true },
      { campo: 'icone', rotulo: 'Ícone', ajuda: 'Vale no modelo com ícones.' },
      {
        campo: 'imagem',
        rotulo: 'Foto',
        ajuda: 'Vale no modelo com fotos. Sem imagem, desenhamos uma.',
        largura: 480,
      },
      {
        campo: 'link',
        rotulo: 'Link',
        ajuda: 'Com um tipo no endereço (?tipo=Carro), a contagem é dele. Vazio, vale o nome.',
      },
    ],
  },
  semente: (modo) => ({
    titulo: 'O que você procura?',
    subtitulo: '',
    modelo: 'icone',
    consulta: null,
    itens: CATEGORIAS.map(([titulo, icone, tipo]) =>
      itemNovo({ titulo, icone, link: `/${prefixoDoLote(modo)}?tipo=${encodeURIComponent(tipo)}` }),
    ),
  }),
  migracoes: [],
};
