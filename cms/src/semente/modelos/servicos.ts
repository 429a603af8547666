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

export function delivery(o: Oficina): PaginaModelo {
  const { secao, marca, imagens } = o;
  return {
    uri: 'delivery',
    titulo: 'Entrega',
    descricao: `Receba em casa o que comprou na ${marca.nome}: como funciona a entrega.`,
    modeloPagina: 'Delivery',
    sessoes: [
      ...secao('lista-itens', {
        nome: 'Como entregamos',
        titulo: 'Da retirada à sua porta',
        subtitulo: 'Escolha na compra: retirar no pátio ou receber.',
        modelo: 'linhas',
        itens: [
          item({
            titulo: 'Retire no pátio',
            texto: paragrafos(
              'Agende dia e hora pelo site. Quem vai no seu lugar precisa só da autorização.',
            ),
            imagem: imagens.patio,
          }),
          item({
            titulo: 'Receba em casa',
            texto: paragrafos(
              'Transportadoras parceiras, com valor e prazo calculados antes de você contratar.',
            ),
            imagem: imagens.caminhao,
          }),
        ],
      }),
      ...secao('simulador-frete'),
      ...secao('acordeao', {
        nome: 'Sobre a entrega',
        titulo: 'Sobre a entrega',
        subtitulo: '',
        itens: [
          pergunta('Quando o veículo sai do pátio?', 'Com o pagamento confirmado e a nota emitida.'),
          pergunta('O transporte tem seguro?', 'Sim. O valor do frete já inclui o seguro da carga.'),
          pergunta(
            'Posso contratar minha própria transportadora?',
            'Pode. Informe os dados dela no agendamento da retirada.',
          ),
        ],
      }),
      ...convite(
        o,
        'Quer saber o valor para a sua cidade?',
        'Consulte a tabela por estado.',
        'Ver a tabela de frete',
        '/tabela-de-frete',
      ),
    ],
  };
}

export function tabelaDeFrete(o: Oficina): PaginaModelo {
  const { secao, marca } = o;
  return {
    uri: 'tabela-de-frete',
    titulo: 'Tabela de frete',
    descricao: `Valores e prazos de transporte da ${marca.nome} por estado.`,
    modeloPagina: 'TabelaDeFrete',
    sessoes: [
      ...secao('simulador-frete', { modelo: 'tabela' }),
      ...secao('texto', {
        nome: 'O que está incluído',
        titulo: 'O que está incluído',
        itens: [
          item({
            texto: [
              ...paragrafos('Os valores são por veículo de passeio e valem para um trajeto. Incluem:'),
              lista('a retirada no pátio;', 'o seguro da carga;', 'a entrega no endereço combinado.'),
              ...paragrafos('Para motos, caminhões e máquinas, peça uma cotação.'),
            ],
          }),
        ],
      }),
      ...convite(
        o,
        'Precisa de uma cotação?',
        'Diga o que vai ser levado, de onde e para onde.',
        'Pedir cotação',
        '/fale-conosco',
      ),
    ],
  };
}

export function formasDePagamento(o: Oficina): PaginaModelo {
  const { secao, marca } = o;
  return {
    uri: 'formas-de-pagamento',
    titulo: 'Formas de pagamento',
    descricao: `Como pagar na ${marca.nome}: Pix, transferência, boleto e cartão.`,
    modeloPagina: 'FormasDePagamento',
    sessoes: [
      ...secao('formas-pagamento'),
      ...secao('texto', {
        nome: 'Passo a passo do pagamento',
        titulo: 'Como é o pagamento',
        itens: [
          item({
            titulo: 'Confira o extrato',
            texto: paragrafos(
              'Ele fica em Minhas compras assim que a venda é confirmada, com cada valor explicado.',
            ),
          }),
          item({
            titulo: 'Pague no prazo',
            texto: paragrafos(
              'A data limite está no extrato. Por Pix ou transferência, a confirmação é mais rápida.',
            ),
          }),
        ],
      }),
      ...secao('acordeao', {
        nome: 'Perguntas sobre pagamento',
        titulo: 'Perguntas sobre pagamento',
        subtitulo: '',
        itens: [
          pergunta(
            'Posso financiar?',
            'O pagamento é à vista. Se for financiar, aprove o crédito com seu banco antes.',
          ),
          pergunta('Outra pessoa pode pagar por mim?', 'O pagamento sai de conta no nome de quem comprou.'),
          pergunta(
            'E se eu não pagar no prazo?',
            'A compra pode ser cancelada, com a multa que está nas condições. Se tiver um imprevisto, fale conosco antes.',
          ),
        ],
      }),
      ...convite(
        o,
        'Dúvida sobre um pagamento?',
        'Tenha em mãos o número da compra.',
        'Fale conosco',
        '/fale-conosco',
      ),
    ],
  };
}

export function agenda(o: Oficina): PaginaModelo {
  const { secao, diz, marca } = o;
  return {
    uri: 'agenda',
    titulo: 'Agenda',
    descricao: diz(
      `Próximos leilões da ${marca.nome}, dia a dia.`,
      `Próximos eventos da ${marca.nome}, dia a dia.`,
    ),
    modeloPagina: 'Agenda',
    sessoes: [
      ...secao('agenda-eventos'),
      ...secao('leiloes-proximos'),
      ...secao('resultados-leiloes'),
      ...secao('newsletter'),
      ...secao('lotes-encerrando'),
    ],
  };
}

export function patios(o: Oficina): PaginaModelo {
  const { secao, marca, imagens } = o;
  return {
    uri: 'patios',
    titulo: 'Pátios',
    descricao: `Onde estão os pátios da ${marca.nome} e como visitar.`,
    modeloPagina: 'Pátios',
    sessoes: [
      ...secao('mapa-patios'),
      ...secao('lista-itens', {
        nome: 'Antes de visitar',
        titulo: 'Antes de visitar',
        subtitulo: '',
        modelo: 'linhas',
        itens: [
          item({
            titulo: 'Veja de perto',
            texto: paragrafos(
              'A visita é livre nos horários de cada pátio. Leve um documento com foto e use calçado fechado.',
            ),
            imagem: imagens.patio,
          }),
        ],
      }),
      ...convite(
        o,
        'Quer agendar uma visita?',
        'Diga qual bem quer ver e em que dia.',
        'Fale conosco',
        '/fale-conosco',
      ),
    ],
  };
}

export function patioInterno(o: Oficina): PaginaModelo {
  const { secao, marca } = o;
  return {
    uri: 'patio-interno',
    titulo: 'Nosso pátio',
    descricao: `Visitação, retirada e serviços nos pátios da ${marca.nome}.`,
    modeloPagina: 'Pátio Interno',
    sessoes: [
      ...secao('texto', {
        nome: 'Visitação e retirada',
        titulo: 'Visitação e retirada',
        modelo: 'duas-colunas',
        itens: [
          item({
            texto: [
              ...paragrafos('Para retirar, traga:'),
              lista(
                'documento com foto de quem comprou;',
                'a autorização de retirada, se vier outra pessoa;',
                'o comprovante de agendamento.',
              ),
              ...paragrafos('Guincho e chaveiro podem ser combinados no local, por sua conta.'),
            ],
          }),
        ],
      }),
      ...secao('galeria'),
      ...comItens(secao('chamada-acao'), () => ({
        titulo: 'Veja o que está neste e nos outros pátios',
        texto: paragrafos('Filtre por cidade e combine a visita.'),
        textoBotao: o.diz('Ver os lotes', 'Ver os anúncios'),
        link: o.lista,
      })),
    ],
  };
}
