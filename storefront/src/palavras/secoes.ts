import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import type { PorModo } from '@martelo/shared/modo';

const leilao = {
  ...PALAVRAS.leilao,
  // while there is nothing to show
  carregandoLotes: 'Carregando lotes',
  lotesVoltam: 'Os lotes voltam em instantes',
  lancesGuardados:
    'Não conseguimos carregá-los agora. Os lances já confirmados estão guardados; atualize a página daqui a pouco.',
  nenhumLote: 'Nenhum lote por aqui no momento',
  verTodosLotes: 'Ver todos os lotes',
  novidadesEntram: 'Novidades entram com frequência. Volte logo ou veja tudo o que está disponível.',
  carregandoLeiloes: 'Carregando leilões',
  leiloesVoltam: 'Os leilões voltam em instantes',
  naoCarregou: 'Não conseguimos carregá-los agora. Atualize a página daqui a pouco.',
  novasDatas: 'Novas datas entram com frequência. Volte logo ou veja tudo o que está disponível.',
  nenhumEncerra: 'Nenhum lote encerra em breve',
  nenhumMarcado: 'Nenhum leilão marcado por enquanto',
  verMeusLances: 'Ver meus lances',
  nenhumEncerrado: 'Nenhum leilão encerrado ainda',
  // an auction's moment
  comecou: 'Leilão começou',
  encerrado: 'Leilão encerrado',
  cancelado: 'Leilão cancelado',
  acompanharLances: 'Acompanhar lances',
  nenhumAoVivo: 'Nenhum leilão ao vivo agora',
  verEmAberto: (quantos: string): string => `Ver ${quantos} em aberto`,
  oProximoE: (nome: string, quando: string): string => `O próximo é ${nome}: ${quando}.`,
  verOQueVem: 'Ver o que vem',
  volteLogo: 'Novas datas entram com frequência. Volte logo.',
  naMesaAgora: 'Na mesa agora',
  assistir: 'Assistir',
  encontre: 'Encontre seu próximo lote',
  nenhumEm: (mes: string): string => `Nenhum leilão em ${mes}.`,
};

/** What sections of a page say by themselves, beside what an editor wrote. */
export const SECOES: PorModo<typeof leilao> = {
  leilao,
  loja: {
    ...leilao,
    ...PALAVRAS.loja,
    carregandoLotes: 'Carregando anúncios',
    lotesVoltam: 'Os anúncios voltam em instantes',
    lancesGuardados:
      'Não conseguimos carregá-los agora. As ofertas já confirmadas estão guardadas; atualize a página daqui a pouco.',
    nenhumLote: 'Nenhum anúncio por aqui no momento',
    verTodosLotes: 'Ver todos os anúncios',
    carregandoLeiloes: 'Carregando eventos',
    leiloesVoltam: 'Os eventos voltam em instantes',
    nenhumEncerra: 'Nenhum anúncio encerra em breve',
    nenhumMarcado: 'Nenhum evento marcado por enquanto',
    verMeusLances: 'Ver minhas ofertas',
    nenhumEncerrado: 'Nenhum evento encerrado ainda',
    comecou: 'Evento começou',
    encerrado: 'Evento encerrado',
    cancelado: 'Evento cancelado',
    acompanharLances: 'Acompanhar ofertas',
    nenhumAoVivo: 'Nenhum evento ao vivo agora',
    encontre: 'Encontre seu próximo anúncio',
    nenhumEm: (mes: string): string => `Nenhum evento em ${mes}.`,
  },
};
