import {
  comItens,
  convite,
  item,
  lista,
  type Oficina,
  type PaginaModelo,
  paragrafos,
  pergunta,
} from './oficina.ts';

export function quemSomos(o: Oficina): PaginaModelo {
  const { secao, diz, imagens, marca } = o;
  return {
    uri: 'quem-somos',
    titulo: 'Quem somos',
    descricao: `Conheça a ${marca.nome}: quem somos e como trabalhamos.`,
    modeloPagina: 'QuemSomos',
    sessoes: [
      ...secao('texto', {
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
      ...secao('numeros'),
      ...secao('lista-itens', {
        nome: 'No que acreditamos',
        titulo: 'No que acreditamos',
        subtitulo: '',
        modelo: 'linhas',
        itens: [
          item({
            titulo: 'Informação antes do preço',
            texto: paragrafos('Fotos de todos os ângulos, histórico e todas as taxas à vista, sempre.'),
            imagem: imagens.sedan,
          }),
          item({
            titulo: 'Regras iguais para todos',
            texto: paragrafos(
              diz(
                'Cada lance fica registrado com hora e ordem, e pode ser conferido por qualquer pessoa.',
                'Cada oferta fica registrada com hora e ordem, e pode ser conferida por qualquer pessoa.',
              ),
            ),
            imagem: imagens.caminhao,
          }),
          item({
            titulo: 'Do pátio à sua garagem',
            texto: paragrafos('Visita, retirada, transporte e documentos combinados com a mesma equipe.'),
            imagem: imagens.patio,
          }),
        ],
      }),
      ...o.doModo({ leilao: secao('leiloeiros'), loja: [] }),
      ...secao('video'),
      ...secao('comitentes'),
      ...secao('chamada-acao'),
    ],
  };
}

export function diferenciais(o: Oficina): PaginaModelo {
  const { secao, diz, marca, imagens } = o;
  return {
    uri: 'diferenciais',
    titulo: 'Diferenciais',
    descricao: `O que a ${marca.nome} faz de diferente por quem compra e por quem vende.`,
    modeloPagina: 'Diferenciais',
    sessoes: [
      ...secao('cartoes-icones'),
      ...secao('lista-itens', {
        nome: 'Por dentro',
        titulo: 'O que você encontra aqui',
        subtitulo: '',
        modelo: 'linhas',
        itens: [
          item({
            titulo: 'Vistoria que se lê',
            texto: paragrafos(
              'Pneus, motor, lataria e documentos conferidos um a um, com fotos do que está bom e do que não está.',
            ),
            imagem: imagens.picape,
          }),
          item({
            titulo: diz('Disputa às claras', 'Proposta às claras'),
            texto: paragrafos(
              diz(
                'O relógio é o mesmo para todos, cada lance tem recibo e o resultado pode ser conferido depois.',
                'O prazo é o mesmo para todos, cada oferta tem recibo e a resposta chega pelo site.',
              ),
            ),
            imagem: imagens.moto,
          }),
        ],
      }),
      ...secao('depoimentos'),
      ...secao('galeria'),
      ...secao('chamada-acao'),
    ],
  };
}

export function comoFunciona(o: Oficina): PaginaModelo {
  const { secao, diz, marca } = o;
  return {
    uri: 'como-funciona',
    titulo: 'Como funciona',
    descricao: `Veja, passo a passo, como comprar na ${marca.nome}.`,
    modeloPagina: 'Como Funciona',
    sessoes: [
      ...secao('lista-itens', { nome: 'Passo a passo', titulo: 'Em três passos', subtitulo: '' }),
      ...secao('video'),
      ...secao('texto', {
        nome: 'Prazos e taxas',
        titulo: 'Prazos e taxas',
        itens: [
          item({
            titulo: diz('Quando o lote é vendido', 'Quando a oferta é aceita'),
            texto: [
              ...paragrafos('Você recebe o extrato na hora, em Minhas compras. Nele estão:'),
              lista(
                diz('o valor do arremate;', 'o valor da oferta;'),
                'a comissão e as despesas, uma a uma;',
                'o prazo e as formas de pagamento.',
              ),
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
      ...secao('documentos'),
      ...secao('chamada-acao'),
    ],
  };
}

export function duvidas(o: Oficina): PaginaModelo {
  const { secao, diz, marca } = o;
  const perguntas = [
    pergunta(
      'Quem pode participar?',
      'Pessoas físicas e jurídicas com cadastro completo e documentos conferidos.',
    ),
    pergunta(
      diz('Posso desistir de um lance?', 'Posso desistir de uma oferta?'),
      diz(
        'Cada lance é um compromisso de compra. Leia o edital e visite o pátio antes de participar.',
        'Cada oferta é um compromisso de compra. Leia as condições e visite o pátio antes de participar.',
      ),
    ),
    pergunta(
      diz('O que é o lance automático?', 'O que é o valor máximo automático?'),
      diz(
        'Você define em segredo até quanto quer ir, e o sistema cobre os outros lances pelo menor valor possível, sem passar do seu limite.',
        'Você define em segredo até quanto quer ir, e o sistema cobre as outras ofertas pelo menor valor possível, sem passar do seu limite.',
      ),
    ),
    pergunta(
      'Posso visitar os bens?',
      'Sim. Cada página informa o pátio, o endereço e os horários de visita.',
    ),
    pergunta(
      'Quais taxas são cobradas?',
      'A comissão e as despesas de cada bem aparecem na página dele, linha por linha, antes de você participar.',
    ),
    pergunta(
      'Como recebo os documentos?',
      'Depois do pagamento cuidamos da documentação e avisamos por e-mail a cada etapa. O prazo estimado está na página do bem.',
    ),
  ];
  const respostas = secao('acordeao', {
    nome: 'Perguntas e respostas',
    titulo: 'Perguntas frequentes',
    subtitulo: '',
    itens: perguntas,
  });
  return {
    uri: 'duvidas',
    titulo: 'Dúvidas',
    descricao: `Respostas às perguntas mais comuns sobre a ${marca.nome}.`,
    modeloPagina: 'Duvidas',
    sessoes: [
      ...(respostas.length > 0
        ? respostas
        : secao('texto', {
            nome: 'Perguntas e respostas',
            titulo: 'Perguntas frequentes',
            itens: perguntas,
          })),
      ...convite(
        o,
        'Não achou sua resposta?',
        'Nossa equipe responde em horário comercial.',
        'Fale conosco',
        '/fale-conosco',
      ),
    ],
  };
}

export function faleConosco(o: Oficina): PaginaModelo {
  const { secao, marca } = o;
  const { telefone, email, endereco } = marca;
  const canais = [
    telefone &&
      item({
        titulo: 'Telefone',
        texto: paragrafos(telefone),
        link: `tel:${telefone.replace(/[^\d+]/g, '')}`,
      }),
    email && item({ titulo: 'E-mail', texto: paragrafos(email), link: `mailto:${email}` }),
    endereco && item({ titulo: 'Endereço', texto: paragrafos(endereco) }),
  ].filter((um) => um !== '');
  const contato = secao('contato');
  return {
    uri: 'fale-conosco',
    titulo: 'Fale conosco',
    descricao: `Telefone, e-mail e endereço da ${marca.nome}.`,
    modeloPagina: 'Contato',
    sessoes: [
      ...(contato.length > 0
        ? contato
        : secao('lista-itens', {
            nome: 'Canais de atendimento',
            titulo: 'Canais de atendimento',
            subtitulo: 'De segunda a sexta, das 9h às 18h.',
            modelo: 'colunas',
            itens:
              canais.length > 0
                ? canais
                : [item({ titulo: 'Atendimento', texto: paragrafos('De segunda a sexta, das 9h às 18h.') })],
          })),
      ...secao('formulario-contato'),
      ...secao('redes-sociais'),
      ...comItens(secao('aviso-faixa'), () => ({
        titulo: 'Nunca pedimos pagamento por mensagem',
        texto: paragrafos('Boletos e dados para pagamento estão sempre em Minhas compras.'),
        link: null,
      })),
    ],
  };
}
