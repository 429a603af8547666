import type { PorModo } from '@martelo/shared/modo';

const leilao = {
  titulo: 'Acompanhar leilão',
  osMeus: 'Acompanhar meus lotes',
  voltar: 'Leilão',
  voltarALotes: 'Lotes',
  aoVivo: 'Ao vivo',
  parado: 'Sem conexão ao vivo: os números podem estar atrasados.',
  pausado: (quando: string): string => `Pausado desde ${quando}.`,
  totais: 'Totais',
  grupos: {
    vendidos: 'Vendidos',
    condicionais: 'Condicionais',
    naoVendidos: 'Não vendidos',
    abertos: 'Abertos',
  },
  contraReserva: (porcento: string): string => `${porcento} da reserva`,
  contraMercado: (porcento: string): string => `${porcento} do valor de mercado`,
  todos: 'Todos',
  mostrar: 'Quais lotes',
  alarmes: 'Pedem atenção',
  semAlarmes: 'Nada pede atenção agora.',
  alarme: {
    semLance: (quantos: number): string =>
      quantos === 1
        ? '1 lote encerra em até 5 minutos sem lance'
        : `${quantos} lotes encerram em até 5 minutos sem lance`,
    abaixoDaReserva: (quantos: number): string =>
      quantos === 1
        ? '1 lote encerra em até 5 minutos abaixo da reserva'
        : `${quantos} lotes encerram em até 5 minutos abaixo da reserva`,
    esperaComitente: (quantos: number): string =>
      quantos === 1
        ? '1 lote espera a resposta do comitente'
        : `${quantos} lotes esperam a resposta do comitente`,
  },
  lista: 'Lotes do leilão',
  nenhum: 'Nenhum lote aqui.',
  vazio: 'O leilão ainda não tem lotes.',
  colunas: {
    ...{ numero: 'Nº', nome: 'Lote', situacao: 'Situação', valor: 'Maior lance', reserva: 'Reserva' },
    ...{ lances: 'Lances', lider: 'Quem lidera', condicional: 'Condicional', interesse: 'Interesse' },
  },
  semLances: 'sem lances',
  minimo: (valor: string): string => `mínimo ${valor}`,
  semReserva: 'sem reserva',
  atingida: 'atingida',
  naoAtingida: 'não atingida',
  doSite: (site: string, automatico: string): string => `${site} do site, ${automatico} automáticos`,
  lancesDaSala: (sala: string): string => `${sala} da sala`,
  quantos: (quantos: number): string => (quantos === 1 ? '1 lance' : `${quantos} lances`),
  daSala: 'da sala',
  visitas: (quantas: string): string => `${quantas} visitas`,
  favoritos: (quantos: string): string => `${quantos} favoritos`,
  etapas: {
    comitente: 'Espera o comitente',
    cliente: 'Espera o cliente',
    replica: 'Espera o comitente, com novo valor',
  },
  liberada: 'Liberada',
  negada: 'Não vendida',
  responder: (nome: string): string => `Responder a condicional de ${nome}`,
  responderCurto: 'Responder',
  clientes: 'Quem dá lances pelo site',
  semClientes: 'Ninguém deu lance pelo site ainda.',
  cliente: 'Cliente',
  participa: 'Participa',
  lidera: 'Lidera',
  valorLiderado: 'Valor que lidera',
};

/** Following an auction lot by lot: the house all of it, a consignor's people their own. */
export const ADMIN_ACOMPANHAR: PorModo<typeof leilao> = {
  leilao,
  loja: {
    ...leilao,
    titulo: 'Acompanhar evento',
    osMeus: 'Acompanhar meus anúncios',
    voltar: 'Evento',
    voltarALotes: 'Anúncios',
    mostrar: 'Quais anúncios',
    alarme: {
      semLance: (quantos: number): string =>
        quantos === 1
          ? '1 anúncio encerra em até 5 minutos sem oferta'
          : `${quantos} anúncios encerram em até 5 minutos sem oferta`,
      abaixoDaReserva: (quantos: number): string =>
        quantos === 1
          ? '1 anúncio encerra em até 5 minutos abaixo da reserva'
          : `${quantos} anúncios encerram em até 5 minutos abaixo da reserva`,
      esperaComitente: (quantos: number): string =>
        quantos === 1
          ? '1 anúncio espera a resposta do comitente'
          : `${quantos} anúncios esperam a resposta do comitente`,
    },
    lista: 'Anúncios do evento',
    nenhum: 'Nenhum anúncio aqui.',
    vazio: 'O evento ainda não tem anúncios.',
    colunas: { ...leilao.colunas, nome: 'Anúncio', valor: 'Maior oferta', lances: 'Ofertas' },
    semLances: 'sem ofertas',
    quantos: (quantos: number): string => (quantos === 1 ? '1 oferta' : `${quantos} ofertas`),
    clientes: 'Quem faz ofertas pelo site',
    semClientes: 'Ninguém fez oferta pelo site ainda.',
  },
};
