import type { PorModo } from '@martelo/shared/modo';

/** What a lot, an auction and a bid are called. */
interface Nomes {
  o: { lote: string; leilao: string; lance: string };
  lote: string;
  lotes: string;
  leilao: string;
  leiloes: string;
  lance: string;
  lances: string;
  oLance: string;
  umLance: string;
  nenhum: string;
  minimo: string;
}

/** The console of a live auction, the room's screen, and what leads to them. */
const palavras = ({
  o,
  lote,
  lotes,
  leilao,
  leiloes,
  lance,
  lances,
  oLance,
  umLance,
  nenhum,
  minimo,
}: Nomes) => ({
  escolher: {
    titulo: `Qual ${leilao.toLowerCase()} você vai conduzir?`,
    vazio: `Nenhum ${leilao.toLowerCase()} pronto ou ao vivo agora. Quando um ficar pronto, aparece aqui.`,
    aoVivo: 'Ao vivo',
    pronto: 'Pronto',
    lotes: (quantos: number) => `${quantos} ${quantos === 1 ? lote.toLowerCase() : lotes.toLowerCase()}`,
    conduzir: 'Conduzir',
    acompanhar: 'Só acompanhar',
    telao: 'Telão',
    mais: `Aqui estão os mais próximos. Os outros se abrem pela lista, em “Conduzir”.`,
    todos: `Lista de ${leiloes.toLowerCase()}`,
    lendo: `Procurando ${leiloes.toLowerCase()}…`,
  },
  topo: {
    voltar: `Outro ${leilao.toLowerCase()}`,
    telao: 'Abrir o telão',
    judicial: 'Judicial',
    pausado: (desde: string) => `Pausado desde ${desde}`,
    ligada: 'Em dia',
    desligada: (desde: string) => `Sem conexão desde ${desde}. Nada é enviado até voltar.`,
    ligando: 'Ligando…',
    online: (quantos: string) => `${quantos} na página`,
    habilitados: (quantos: string) => `${quantos} podem dar ${lances.toLowerCase()}`,
    som: 'Som',
    somDesligado: 'Sem som',
    ajuda: 'Teclas do console',
  },
  consoles: {
    titulo: 'Consoles',
    eu: 'você',
    age: 'conduz',
    acompanha: 'só acompanha',
    ultimo: (ato: string, quando: string) => `${ato} às ${quando}`,
    acompanhar: 'Só acompanhar',
    conduzir: 'Assumir',
    doisAgem: 'Dois consoles já conduzem: você acompanha. Quando um deles sair ou ceder, assuma aqui.',
    soAcompanha: 'Este console só acompanha.',
  },
  lote: {
    nenhum: `Nenhum ${lote.toLowerCase()} em pregão`,
    abraOPrimeiro: `Abra o primeiro ${lote.toLowerCase()} quando a sala estiver pronta.`,
    acabou: `Todos os ${lotes.toLowerCase()} foram a pregão.`,
    numero: (numero: string) => `${lote} ${numero}`,
    de: (atual: number, total: number) => `${atual} de ${total}`,
    semFoto: 'Sem foto',
    comitente: 'Comitente',
    reserva: 'Reserva',
    semReserva: 'Sem reserva',
    reservaAtingida: 'Reserva atingida',
    reservaNaoAtingida: 'Abaixo da reserva',
  },
  preco: {
    atual: `${lance} atual`,
    minimo,
    proximo: 'Próximo',
    incremento: 'Incremento',
    semLances: `Ainda sem ${lances.toLowerCase()}`,
    silencioDito: 'Em silêncio há',
  },
  origem: { site: 'site', automatico: 'automático', sala: 'sala' },
  ultimos: { titulo: `Últimos ${lances.toLowerCase()}`, vazio: `${nenhum} ${lance.toLowerCase()} ainda.` },
  fila: {
    titulo: 'A seguir',
    vazia: `Não há outro ${lote.toLowerCase()} a chamar.`,
    abrir: `Abrir ${o.lote}`,
    comLance: `já tem ${lance.toLowerCase()}`,
  },
  contagem: {
    vendidos: 'Vendidos',
    condicionais: 'Condicionais',
    naoVendidos: 'Não vendidos',
    aguardando: 'Faltam',
  },
  atos: {
    'abrir-lote': `Próximo ${lote.toLowerCase()}`,
    'dou-lhe-uma': 'Dou-lhe uma',
    'dou-lhe-duas': 'Dou-lhe duas',
    vender: 'Vender',
    condicional: 'Condicional',
    'nao-arrematar': 'Não vendido',
    repasse: 'Repasse',
    'lance-presencial': `${lance} da sala`,
    'acao-apelido': 'Apelido',
    incremento: 'Incremento',
    pausar: 'Pausar',
    retomar: 'Retomar',
    desfazer: 'Desfazer',
    comunicar: 'Comunicado',
    'retirar-comunicado': 'Retirar comunicado',
    recado: 'Recado',
    'retirar-recado': 'Retirar recado',
    voltar: `${lote} anterior`,
  },
  desfazer: {
    nada: 'Nada a desfazer',
    oQue: (ato: string, numero: string, resto: string) => `${ato}, ${lote.toLowerCase()} ${numero}${resto}`,
    resto: (valor: string, apelido: string | null) => ` (${valor}${apelido === null ? '' : `, ${apelido}`})`,
  },
  chamada: {
    AO_VIVO: 'Em disputa',
    DOULHE_UMA: 'Dou-lhe uma',
    DOULHE_DUAS: 'Dou-lhe duas',
  } as Record<string, string>,
  surpresa: {
    titulo: (ato: string) => `${ato} mesmo assim?`,
    vender: (preco: string, reserva: string) =>
      `${oLance} de ${preco} está abaixo da reserva de ${reserva}: fica condicional à resposta do comitente.`,
    condicional: 'A reserva foi atingida: pode ser vendido na hora.',
    'nao-arrematar': (apelido: string, preco: string) => `${apelido} lidera com ${preco}. Não haverá venda.`,
    salto: (valor: string, atual: string) => `${valor} é mais que o dobro de ${atual}. Confira os zeros.`,
    repasse: (apelido: string, preco: string) =>
      `${apelido} lidera com ${preco}. O ${lote.toLowerCase()} sai de pregão.`,
    voltar: 'Voltar',
  },
  daSala: {
    titulo: `${lance} da sala`,
    valor: 'Valor em reais',
    quem: 'Apelido',
    dar: (valor: string) => `Registrar ${valor}`,
    registrar: 'Registrar',
    proximoPor: (apelido: string, valor: string) => `${valor} por ${apelido}`,
    dica: `Digite o valor e Enter. Um algarismo e Enter escolhe o apelido.`,
    acao: 'Depois de cada um',
    semApelido: 'Escolha um apelido.',
    semCadastro: 'Sem cadastro: diga, em Apelidos, de que cliente é.',
    nenhumCadastro: `Neste ${leilao.toLowerCase()} judicial só dá ${lance.toLowerCase()} na sala quem tem cadastro. Diga, em Apelidos, de que cliente é cada um.`,
    abaixo: (valor: string) => `O próximo é ${valor}.`,
    invalido: 'Não é um valor.',
    menos: 'Incremento menor',
    mais: 'Incremento maior',
  },
  comunicados: {
    titulo: 'Comunicados',
    novo: `Comunicado sobre o ${lote.toLowerCase()}`,
    texto: 'O que a sala e o site devem saber',
    muda: `Muda a descrição do ${lote.toLowerCase()}`,
    mudaDica: `Quem lidera é perguntado se mantém ${o.lance}.`,
    publicar: 'Comunicar',
    retirar: (texto: string) => `Retirar: ${texto}`,
    pedidos: (apelido: string, quando: string) => `${apelido} pediu às ${quando} para retirar ${o.lance}.`,
  },
  recados: {
    titulo: 'Recado à sala',
    novo: 'Recado',
    enviarA: 'Enviar um recado',
    para: 'Quem lê',
    prontos: 'Recados prontos',
    lendo: 'Procurando os recados prontos…',
    vazio: 'Nenhum recado pronto. A equipe os cadastra em “Recados prontos”.',
    escrever: 'Escrever outro',
    enviar: 'Enviar',
    retirar: (texto: string) => `Tirar do ar: ${texto}`,
  },
  aviso: {
    mudou: (que: string) => `Nada foi feito: antes chegou ${que}.`,
    lance: (valor: string, apelido: string, origem: string) =>
      `${umLance} de ${valor} (${apelido}, ${origem})`,
    outroLote: (numero: string) => `o ${lote.toLowerCase()} ${numero}`,
    outraCoisa: 'outra mudança, que está na tela',
    semResposta: (ato: string) => `Não se sabe se “${ato}” foi feito. Confira na tela antes de repetir.`,
    naoAgora: 'Isso não pode ser feito agora.',
  },
  teclas: {
    titulo: 'Teclas do console',
    dica: 'Clique numa tecla e aperte a que deve ficar no lugar. Com o cursor num campo, as teclas escrevem.',
    aperte: 'aperte uma tecla',
    padrao: 'Voltar às de sempre',
    emUso: (ato: string) => `Era de “${ato}”, que ficou sem tecla.`,
    mudar: (ato: string, tecla: string) => `${ato}: ${tecla}. Mudar`,
    nenhuma: 'nenhuma',
    proxima: 'Próxima chamada',
    lance: `${lance} da sala no próximo valor`,
    fixas: 'Valor e Enter registra; um algarismo e Enter escolhe o apelido; + e − mudam o incremento.',
    espaco: 'Espaço',
    fechar: 'Fechar',
  },
  telao: {
    espera: 'O pregão já vai começar',
    intervalo: `O próximo ${lote.toLowerCase()} já vai entrar`,
    fim: `${leilao} encerrado. Obrigado pela presença.`,
    pausado: 'Pregão pausado',
    vendido: 'Vendido',
    condicional: 'Condicional',
    naoVendido: 'Não vendido',
    seguir: 'A seguir',
  },
  erro: {
    titulo: 'Não abriu',
    tentar: 'Tentar de novo',
    inicio: 'Ir para a administração',
  },
});

export const SALA: PorModo<ReturnType<typeof palavras>> = {
  leilao: palavras({
    o: { lote: 'o lote', leilao: 'o leilão', lance: 'o lance' },
    ...{ lote: 'Lote', lotes: 'Lotes', leilao: 'Leilão', leiloes: 'Leilões' },
    ...{ lance: 'Lance', lances: 'Lances', oLance: 'O lance', umLance: 'um lance', nenhum: 'Nenhum' },
    minimo: 'Lance mínimo',
  }),
  loja: palavras({
    o: { lote: 'o anúncio', leilao: 'o evento', lance: 'a oferta' },
    ...{ lote: 'Anúncio', lotes: 'Anúncios', leilao: 'Evento', leiloes: 'Eventos' },
    ...{ lance: 'Oferta', lances: 'Ofertas', oLance: 'A oferta', umLance: 'uma oferta', nenhum: 'Nenhuma' },
    minimo: 'Oferta mínima',
  }),
};
