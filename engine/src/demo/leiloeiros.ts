import { hash } from 'node:crypto';
import { HOTSITES_DEMO } from '@martelo/shared/demo';
import { uuidv7De } from '@martelo/shared/identificador';
import { leiloeiroEscrita } from '@martelo/shared/leiloeiro-oficial';
import { LEILOEIROS } from '../casa/leiloeiro.ts';
import { SISTEMA } from '../records/acesso.ts';
import type { Registros } from '../records/records.ts';

/** The first one holds the demo's auctions (`plano.ts`). */
const PESSOAS = [
  {
    nome: 'Otávio Brandão',
    inscricao: 'JUCESP 1042',
    texto:
      'Leiloeiro público oficial desde 2004, com mais de 900 pregões de veículos, máquinas e imóveis. Conduz as sessões ao vivo e responde por cada edital.',
    fotoUrl: '/demo/retratos/otavio-brandao.svg',
  },
  {
    nome: 'Lívia Sampaio',
    inscricao: 'JUCEG 087',
    texto:
      'Especialista em frotas e recuperados de seguradora. Atua no Centro-Oeste desde 2012 e acompanha a visitação nos pátios.',
    fotoUrl: '/demo/retratos/livia-sampaio.svg',
  },
  {
    nome: 'Renato Furtado',
    inscricao: 'JUCEPAR 21/305-L',
    texto:
      'Engenheiro e leiloeiro, cuida de máquinas agrícolas, caminhões e equipamentos pesados na Região Sul.',
    fotoUrl: '/demo/retratos/renato-furtado.svg',
  },
];

/** The demo's auctioneers, on both brands. Leaves alone who is there already. */
export async function criarLeiloeirosDemo(registros: Registros): Promise<void> {
  const leiloeiros = registros.colecao(LEILOEIROS);
  for (const [ordem, pessoa] of PESSOAS.entries()) {
    const uid = uuidv7De(Date.UTC(2026, 0, 1), hash('sha256', `demo:leiloeiro:${pessoa.nome}`));
    if ((await leiloeiros.obter(SISTEMA, uid)) !== null) continue;
    await leiloeiros.inserir(SISTEMA, {
      ...leiloeiroEscrita.parse({ ...pessoa, ordem }),
      ...{ uid, id: await registros.proximoId('leiloeiro'), hotsites: HOTSITES_DEMO.map(({ id }) => id) },
    });
  }
}
