import { comItens, convite, item, lista, type Oficina, type PaginaModelo, paragrafos } from './oficina.ts';

/*
 * Pages that only the demo brands are made with: what a real brand binds itself to, and its campaigns, nobody writes for it.
 */

/** The rules that who registers agrees to. */
export function regulamento(o: Oficina): PaginaModelo {
  const { secao, diz, marca } = o;
  const regra = (titulo: string, ...linhas: string[]) => item({ titulo, texto: [lista(...linhas)] });
  return {
    uri: 'regulamento',
    titulo: 'Regulamento',
    descricao: `As regras para participar e comprar na ${marca.nome}.`,
    modeloPagina: 'Regulamento',
    sessoes: secao('texto', {
      nome: 'Regulamento',
      titulo: 'Regras para participar e comprar',
      itens: [
        regra(
          'Quem participa',
          'Pessoas com 18 anos ou mais e empresas, com cadastro ativo e dados verdadeiros.',
          diz(
            'Cada pessoa ou empresa tem uma só conta. O apelido é o que os outros participantes veem.',
            'Cada pessoa ou empresa tem uma só conta. O apelido é o que os outros compradores veem.',
          ),
          diz(
            'Alguns leilões pedem habilitação, documentos conferidos ou segundo fator: o lote diz quais.',
            'Alguns eventos pedem habilitação, documentos conferidos ou segundo fator: o anúncio diz quais.',
          ),
        ),
        regra(
          diz('Como se dão os lances', 'Como se fazem as ofertas'),
          diz(
            'Todo lance é um compromisso de compra e não pode ser desfeito por quem o deu.',
            'Toda oferta é um compromisso de compra e não pode ser desfeita por quem a fez.',
          ),
          diz(
            'O valor máximo secreto é usado só até onde for preciso, e ninguém o vê antes do fim.',
            'O valor máximo secreto é usado só até onde for preciso, e ninguém o vê antes do fim.',
          ),
          diz(
            'Lances nos últimos minutos prorrogam o encerramento do lote, como a página dele informa.',
            'Ofertas nos últimos minutos prorrogam o encerramento do anúncio, como a página dele informa.',
          ),
        ),
        regra(
          'O que se paga',
          diz(
            'O valor do lance vencedor, a comissão e as despesas que a página do lote mostra linha por linha.',
            'O valor da oferta vencedora, a comissão e as despesas que a página do anúncio mostra linha por linha.',
          ),
          'O pagamento é feito no prazo do extrato da compra. Sem ele, a venda pode ser desfeita.',
        ),
        regra(
          'Retirada e documentos',
          'O bem é entregue depois do pagamento confirmado, no pátio indicado na compra.',
          'A transferência é feita no nome de quem comprou.',
        ),
        regra(
          'Quando estas regras mudam',
          'Cada versão tem data e fica guardada para consulta. A nova é aceita por você antes da sua próxima participação.',
          'O que já foi dado ou comprado segue as regras que valiam no momento.',
        ),
      ],
    }),
  };
}

/** The brand's institutional videos. */
export function video(o: Oficina): PaginaModelo {
  const { secao, diz, marca } = o;
  return {
    uri: 'video',
    titulo: 'Vídeos',
    descricao: `A ${marca.nome} em vídeo.`,
    modeloPagina: 'QuemSomos',
    sessoes: [
      ...secao('video', { modelo: 'embutido' }),
      ...secao('eventos-ao-vivo'),
      ...secao('passos'),
      ...convite(
        o,
        'Agora veja ao vivo',
        diz('Acompanhe os próximos leilões e seus lotes.', 'Acompanhe os próximos eventos e seus anúncios.'),
        'Ver o que está aberto',
        o.lista,
      ),
    ],
  };
}

/** The brand in its new clothes. */
export function novaLeilo(o: Oficina): PaginaModelo {
  const { secao, marca, imagens } = o;
  return {
    uri: 'nova-leilo',
    titulo: `A nova ${marca.nome}`,
    descricao: `O que mudou na ${marca.nome}, e o que continua igual.`,
    modeloPagina: 'Diferenciais',
    sessoes: [
      ...comItens(secao('imagem-destaque-busca', { modelo: 'compacto', margemCabecalho: 'zero' }), () => ({
        titulo: `Conheça a nova ${marca.nome}`,
        subtitulo:
          'Mais rápida no celular, mais clara nos valores, com cada lance conferível por qualquer pessoa.',
        textoBotao: 'Ver lotes abertos',
        link: o.lista,
        imagem: imagens.sedan,
      })),
      ...secao('lista-itens', {
        nome: 'O que mudou',
        titulo: 'O que mudou',
        subtitulo: '',
        modelo: 'linhas',
        itens: [
          item({
            titulo: 'Favoritos e buscas salvas',
            texto: paragrafos('Marque um lote com o coração, salve uma busca e seja avisado do que importa.'),
            imagem: imagens.moto,
          }),
          item({
            titulo: 'Compare até quatro lotes',
            texto: paragrafos('Lado a lado, com o que difere marcado e o valor se movendo ao vivo.'),
            imagem: imagens.caminhao,
          }),
        ],
      }),
      ...secao('lotes-encerrando'),
    ],
  };
}

/** A partner's event: its uri keeps the name old links know it by, its words are neutral. */
export function eventoParceiros(o: Oficina): PaginaModelo {
  const { secao, diz, marca, imagens } = o;
  return {
    uri: 'evento-parceiros-banco-toyota',
    titulo: 'Evento de parceiros',
    descricao: `Veículos de parceiros da ${marca.nome}, em um só evento.`,
    modeloPagina: 'Regulamento',
    sessoes: [
      ...comItens(secao('imagem-destaque-busca', { modelo: 'compacto', margemCabecalho: 'zero' }), () => ({
        titulo: 'Evento de parceiros',
        subtitulo: 'Veículos de bancos e montadoras parceiras, reunidos por tempo limitado.',
        textoBotao: 'Criar minha conta',
        link: '/cadastro',
        imagem: imagens.picape,
      })),
      ...secao('contagem-regressiva'),
      ...secao('grade-lotes', {
        titulo: diz('Lotes do evento', 'Anúncios do evento'),
        subtitulo: '',
      }),
      ...secao('documentos'),
    ],
  };
}
