import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { Imagem, Item, NoTexto, PaginaSite, Sessao } from '@martelo/shared/pagina';
import { novaSessao } from '../builder/acoes/adicionar.ts';
import { itemVazio } from '../builder/acoes/itens.ts';
import { definicaoDe } from '../conteudo/sessoes.ts';

export type PaginaDemo = Pick<PaginaSite, 'uri' | 'titulo' | 'descricao' | 'modeloPagina' | 'sessoes'>;

/** Pictures of the brand that the pages use, by what they show. */
export type ImagensDemo = Record<'abertura' | 'caminhao' | 'casas' | 'picape', Imagem>;

interface Marca {
  nome: string;
  tipo: TipoHotsite;
  telefone: string;
  email: string;
  endereco: string;
}

const paragrafos = (...textos: string[]): NoTexto[] =>
  textos.map((texto) => ({ tipo: 'paragrafo', filhos: [{ texto }] }));

const item = (campos: Partial<Item>): Item => ({ ...itemVazio(), ...campos });

/** The pages a new brand shows on its first day. */
export function paginasDemo(marca: Marca, imagens: ImagensDemo): PaginaDemo[] {
  const secao = (elemento: string, campos: Partial<Sessao> = {}): Sessao => {
    const definicao = definicaoDe(elemento);
    if (!definicao) throw new Error(`unknown kind ${elemento}`);
    return { ...novaSessao(definicao, marca.tipo), ...campos };
  };
  return [
    {
      uri: 'pagina-inicial',
      titulo: 'Página inicial',
      descricao:
        marca.tipo === 'loja'
          ? `${marca.nome}: veículos e equipamentos com procedência. Faça sua oferta.`
          : `${marca.nome}: leilões de veículos, imóveis e equipamentos com lances ao vivo.`,
      modeloPagina: 'PaginaInicial',
      sessoes: paginaInicial(marca, imagens, secao),
    },
    quemSomos(marca, imagens, secao),
    comoFunciona(marca, secao),
    duvidas(marca, secao),
    faleConosco(marca, secao),
  ];
}

type Secao = (elemento: string, campos?: Partial<Sessao>) => Sessao;

function paginaInicial({ tipo }: Marca, imagens: ImagensDemo, secao: Secao): Sessao[] {
  const loja = tipo === 'loja';
  const lista = loja ? '/anuncio' : '/leilao';
  const faixa = secao('banners', {
    nome: 'Atalhos por categoria',
    itens: [
      item({
        titulo: 'Caminhões e pesados direto da frota',
        corTexto: '#ffffff',
        imagem: imagens.caminhao,
        link: `${lista}?tipo=Caminh%C3%A3o`,
      }),
      loja
        ? item({
            titulo: 'Utilitários prontos para trabalhar',
            corTexto: '#ffffff',
            imagem: imagens.picape,
            link: `${lista}?tipo=Utilit%C3%A1rio`,
          })
        : item({
            titulo: 'Imóveis abaixo da avaliação',
            corTexto: '#ffffff',
            imagem: imagens.casas,
            link: `${lista}?tipo=Im%C3%B3vel`,
          }),
    ],
  });
  const abertura = secao('imagem-destaque-busca', { margemCabecalho: 'zero' });
  const chamada = secao('chamada-acao');
  const cartao = secao('chamada-acao', { nome: 'Convite com imagem', modelo: 'cartao' });
  const comImagem: Sessao = {
    ...cartao,
    itens: cartao.itens.map((um) => ({
      ...um,
      titulo: loja ? 'Quer vender com a gente?' : 'Tem bens para leiloar?',
      texto: paragrafos(
        loja
          ? 'Cuidamos da vistoria, das fotos e da documentação. Você acompanha as ofertas.'
          : 'Cuidamos da remoção, da vistoria e da documentação. Você acompanha cada lance.',
      ),
      textoBotao: 'Fale conosco',
      link: '/fale-conosco',
      imagem: imagens.abertura,
    })),
  };
  const encerrando = secao('lotes-encerrando');
  const carrossel = secao('carrossel-lotes');
  const grade = secao('grade-lotes');
  const passos = secao('lista-itens');
  return loja
    ? [abertura, carrossel, faixa, grade, passos, encerrando, comImagem, chamada]
    : [abertura, encerrando, faixa, carrossel, grade, passos, comImagem, chamada];
}

function quemSomos(marca: Marca, imagens: ImagensDemo, secao: Secao): PaginaDemo {
  return {
    uri: 'quem-somos',
    titulo: 'Quem somos',
    descricao: `Conheça a ${marca.nome}: quem somos e como trabalhamos.`,
    modeloPagina: 'QuemSomos',
    sessoes: [
      secao('texto', {
        nome: 'Apresentação',
        titulo: `A ${marca.nome} aproxima quem vende de quem compra`,
        modelo: 'duas-colunas',
        itens: [
          item({
            texto: paragrafos(
              'Trabalhamos com bancos, seguradoras, frotistas e empresas que precisam vender bem e com segurança. Do outro lado, compradores de todo o país encontram oportunidades com informação completa.',
              'Cada bem passa por vistoria, fotos padronizadas e conferência de documentos antes de ser publicado.',
            ),
          }),
        ],
      }),
      secao('lista-itens', {
        nome: 'No que acreditamos',
        titulo: 'No que acreditamos',
        subtitulo: '',
        modelo: 'linhas',
        itens: [
          item({
            titulo: 'Informação antes do preço',
            texto: paragrafos('Fotos de todos os ângulos, histórico e todas as taxas à vista, sempre.'),
            imagem: imagens.abertura,
          }),
          item({
            titulo: 'Regras iguais para todos',
            texto: paragrafos(
              'Cada oferta fica registrada com hora e ordem, e pode ser conferida por qualquer pessoa.',
            ),
            imagem: imagens.caminhao,
          }),
        ],
      }),
      secao('chamada-acao'),
    ],
  };
}

function comoFunciona(marca: Marca, secao: Secao): PaginaDemo {
  const loja = marca.tipo === 'loja';
  return {
    uri: 'como-funciona',
    titulo: 'Como funciona',
    descricao: `Veja, passo a passo, como comprar na ${marca.nome}.`,
    modeloPagina: 'Como Funciona',
    sessoes: [
      secao('lista-itens', { nome: 'Passo a passo', titulo: 'Em três passos', subtitulo: '' }),
      secao('texto', {
        nome: 'Prazos e taxas',
        titulo: 'Prazos e taxas',
        itens: [
          item({
            titulo: loja ? 'Quando a oferta é aceita' : 'Quando o lote é vendido',
            texto: [
              ...paragrafos('Você recebe o extrato na hora, em Minhas compras. Nele estão:'),
              {
                tipo: 'lista',
                itens: [
                  [{ texto: loja ? 'o valor da oferta;' : 'o valor do arremate;' }],
                  [{ texto: 'a comissão e as despesas, uma a uma;' }],
                  [{ texto: 'o prazo e as formas de pagamento.' }],
                ],
              },
            ],
          }),
          item({
            titulo: 'Retirada',
            texto: paragrafos(
              'Com o pagamento confirmado, agende a retirada no pátio ou contrate o transporte pelo site.',
            ),
          }),
        ],
      }),
      secao('chamada-acao'),
    ],
  };
}

function duvidas(marca: Marca, secao: Secao): PaginaDemo {
  const loja = marca.tipo === 'loja';
  const perguntas: [string, string][] = [
    ['Quem pode participar?', 'Pessoas físicas e jurídicas com cadastro completo e documentos conferidos.'],
    [
      `Posso desistir de ${loja ? 'uma oferta' : 'um lance'}?`,
      `${loja ? 'Cada oferta' : 'Cada lance'} é um compromisso de compra. Leia as condições e visite o pátio antes de participar.`,
    ],
    [
      `O que é o ${loja ? 'valor máximo automático' : 'lance automático'}?`,
      `Você define em segredo até quanto quer ir, e o sistema cobre as outras ofertas pelo menor valor possível, sem passar do seu limite.`,
    ],
    ['Posso visitar os bens?', 'Sim. Cada página informa o pátio, o endereço e os horários de visita.'],
  ];
  return {
    uri: 'duvidas',
    titulo: 'Dúvidas',
    descricao: `Respostas às perguntas mais comuns sobre a ${marca.nome}.`,
    modeloPagina: 'Duvidas',
    sessoes: [
      secao('texto', {
        nome: 'Perguntas e respostas',
        titulo: 'Perguntas frequentes',
        itens: perguntas.map(([titulo, resposta]) => item({ titulo, texto: paragrafos(resposta) })),
      }),
      secao('chamada-acao', {
        itens: [
          item({
            titulo: 'Não achou sua resposta?',
            texto: paragrafos('Nossa equipe responde em horário comercial.'),
            textoBotao: 'Fale conosco',
            link: '/fale-conosco',
          }),
        ],
      }),
    ],
  };
}

function faleConosco({ nome, telefone, email, endereco }: Marca, secao: Secao): PaginaDemo {
  return {
    uri: 'fale-conosco',
    titulo: 'Fale conosco',
    descricao: `Telefone, e-mail e endereço da ${nome}.`,
    modeloPagina: 'Contato',
    sessoes: [
      secao('lista-itens', {
        nome: 'Canais de atendimento',
        titulo: 'Canais de atendimento',
        subtitulo: 'De segunda a sexta, das 9h às 18h.',
        modelo: 'colunas',
        itens: [
          item({
            titulo: 'Telefone',
            texto: paragrafos(telefone),
            link: `tel:${telefone.replace(/\D/g, '')}`,
          }),
          item({ titulo: 'E-mail', texto: paragrafos(email), link: `mailto:${email}` }),
          item({ titulo: 'Endereço', texto: paragrafos(endereco) }),
        ],
      }),
      secao('chamada-acao'),
    ],
  };
}
