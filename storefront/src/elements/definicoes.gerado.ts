// Written by scripts/gerar-elementos.mjs from the folders beside it. Do not edit.
import type { DefinicaoElemento } from './definicao.ts';
import { definicao as agendaEventos } from './agenda-eventos/definicao.ts';
import { definicao as banners } from './banners/definicao.ts';
import { definicao as carrosselLotes } from './carrossel-lotes/definicao.ts';
import { definicao as chamadaAcao } from './chamada-acao/definicao.ts';
import { definicao as contagemRegressiva } from './contagem-regressiva/definicao.ts';
import { definicao as eventosAoVivo } from './eventos-ao-vivo/definicao.ts';
import { definicao as gradeLotes } from './grade-lotes/definicao.ts';
import { definicao as imagemDestaqueBusca } from './imagem-destaque-busca/definicao.ts';
import { definicao as leiloesProximos } from './leiloes-proximos/definicao.ts';
import { definicao as listaItens } from './lista-itens/definicao.ts';
import { definicao as loteDestaque } from './lote-destaque/definicao.ts';
import { definicao as lotesEncerrando } from './lotes-encerrando/definicao.ts';
import { definicao as texto } from './texto/definicao.ts';

export const DEFINICOES: Readonly<Record<string, DefinicaoElemento>> = {
  'agenda-eventos': agendaEventos,
  banners: banners,
  'carrossel-lotes': carrosselLotes,
  'chamada-acao': chamadaAcao,
  'contagem-regressiva': contagemRegressiva,
  'eventos-ao-vivo': eventosAoVivo,
  'grade-lotes': gradeLotes,
  'imagem-destaque-busca': imagemDestaqueBusca,
  'leiloes-proximos': leiloesProximos,
  'lista-itens': listaItens,
  'lote-destaque': loteDestaque,
  'lotes-encerrando': lotesEncerrando,
  texto: texto,
};
