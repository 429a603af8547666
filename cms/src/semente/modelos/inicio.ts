import { comItens, item, type Oficina, type PaginaModelo, paragrafos } from './oficina.ts';

/** What visitors see first: what closes soon, ways in, trust, and an invitation. */
export function paginaInicial(o: Oficina): PaginaModelo {
  const { secao, diz, doModo, imagens, lista, marca } = o;
  const abertura = comItens(secao('imagem-destaque-busca', { margemCabecalho: 'zero' }), () => ({
    imagem: imagens.sedan,
  }));
  const categorias = secao('categorias-destaque');
  const encerrando = secao('lotes-encerrando');
  const aoVivo = secao('eventos-ao-vivo');
  const faixa = secao('banners', {
    nome: 'Atalhos por categoria',
    itens: [
      item({
        titulo: 'Caminhões e pesados direto da frota',
        corTexto: '#ffffff',
        imagem: imagens.caminhao,
        link: `${lista}?tipo=Caminh%C3%A3o`,
      }),
      doModo({
        leilao: item({
          titulo: 'Imóveis abaixo da avaliação',
          corTexto: '#ffffff',
          imagem: imagens.casas,
          link: `${lista}?tipo=Im%C3%B3vel`,
        }),
        loja: item({
          titulo: 'Utilitários prontos para trabalhar',
          corTexto: '#ffffff',
          imagem: imagens.picape,
          link: `${lista}?tipo=Utilit%C3%A1rio`,
        }),
      }),
    ],
  });
  const vender = comItens(secao('chamada-acao', { nome: 'Convite a quem vende', modelo: 'cartao' }), () => ({
    titulo: diz('Tem bens para leiloar?', 'Quer vender com a gente?'),
    texto: paragrafos(
      diz(
        'Cuidamos da remoção, da vistoria e da documentação. Você acompanha cada lance.',
        'Cuidamos da vistoria, das fotos e da documentação. Você acompanha as ofertas.',
      ),
    ),
    textoBotao: 'Fale conosco',
    link: '/fale-conosco',
    imagem: imagens.picape,
  }));
  const confianca = [...secao('numeros'), ...secao('comitentes'), ...secao('depoimentos')];
  const fim = [...secao('newsletter'), ...secao('chamada-acao')];
  const carrossel = secao('carrossel-lotes');
  const grade = secao('grade-lotes');
  const marcas = secao('marcas-populares');
  const passos = secao('passos').length > 0 ? secao('passos') : secao('lista-itens');
  return {
    uri: 'pagina-inicial',
    titulo: 'Página inicial',
    descricao: diz(
      `${marca.nome}: leilões de veículos, imóveis e equipamentos com lances ao vivo.`,
      `${marca.nome}: veículos e equipamentos com procedência. Faça sua oferta.`,
    ),
    modeloPagina: 'PaginaInicial',
    sessoes: doModo({
      leilao: [
        abertura,
        categorias,
        encerrando,
        aoVivo,
        faixa,
        carrossel,
        secao('leiloes-proximos'),
        marcas,
        grade,
        passos,
        vender,
        confianca,
        fim,
      ].flat(),
      loja: [
        abertura,
        categorias,
        carrossel,
        faixa,
        grade,
        marcas,
        passos,
        encerrando,
        vender,
        confianca,
        fim,
      ].flat(),
    }),
  };
}
