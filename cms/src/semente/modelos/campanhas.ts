import { comItens, item, type Oficina, type PaginaModelo, paragrafos } from './oficina.ts';

/** A partner's event: its uri keeps the name old links know it by, its words are neutral. */
export function eventoExclusivo(o: Oficina): PaginaModelo {
  const { secao, diz, marca, imagens } = o;
  return {
    uri: 'evento-exclusivo-webmotors',
    titulo: 'Evento exclusivo',
    descricao: `Uma seleção da ${marca.nome} para convidados, por tempo limitado.`,
    modeloPagina: 'Regulamento',
    sessoes: [
      ...comItens(secao('imagem-destaque-busca', { modelo: 'compacto', margemCabecalho: 'zero' }), () => ({
        titulo: 'Uma seleção só para convidados',
        subtitulo: 'Veículos escolhidos a dedo, com vistoria completa e condições próprias.',
        textoBotao: 'Criar minha conta',
        link: '/cadastro',
        imagem: imagens.sedan,
      })),
      ...secao('contagem-regressiva'),
      ...secao('lote-destaque'),
      ...secao('grade-lotes', { titulo: 'A seleção', subtitulo: '' }),
      ...secao('texto', {
        nome: 'Regras do evento',
        titulo: 'Regras do evento',
        modelo: 'duas-colunas',
        itens: [
          item({
            texto: paragrafos(
              'Participa quem tem cadastro aprovado até a véspera. Vale um convite por CPF ou CNPJ.',
              diz(
                'Os lances seguem as mesmas regras dos demais leilões da casa.',
                'As ofertas seguem as mesmas regras dos demais anúncios da casa.',
              ),
            ),
          }),
        ],
      }),
      ...secao('documentos'),
      ...secao('newsletter'),
    ],
  };
}

export function novembroBlack(o: Oficina): PaginaModelo {
  const { secao, diz, marca, imagens } = o;
  return {
    uri: 'novembro-black',
    titulo: 'Novembro Black',
    descricao: `As oportunidades de novembro da ${marca.nome}, lado a lado.`,
    modeloPagina: 'CompararLotes',
    sessoes: [
      ...comItens(secao('aviso-faixa', { margemCabecalho: 'zero', margemRodape: 'zero' }), () => ({
        titulo: diz('Lances iniciais menores durante todo o mês', 'Preços menores durante todo o mês'),
        texto: [],
        link: o.lista,
      })),
      ...comItens(secao('imagem-destaque-busca', { modelo: 'compacto', margemCabecalho: 'zero' }), () => ({
        titulo: 'Novembro Black',
        subtitulo: 'Um mês inteiro de oportunidades. Compare, escolha e participe.',
        textoBotao: 'Como funciona',
        link: '/como-funciona',
        imagem: imagens.moto,
      })),
      ...secao('busca-avancada'),
      ...secao('carrossel-lotes'),
      ...secao('lotes-encerrando', { modelo: 'lista' }),
      ...secao('marcas-populares'),
      ...secao('chamada-acao'),
    ],
  };
}
