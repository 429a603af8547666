// Written by scripts/gerar-elementos.mjs from the folders beside it. Do not edit.
import type { ComponentType } from 'react';
import { Elemento as agendaEventos } from './agenda-eventos/Elemento.tsx';
import { Elemento as banners } from './banners/Elemento.tsx';
import { Elemento as carrosselLotes } from './carrossel-lotes/Elemento.tsx';
import { Elemento as chamadaAcao } from './chamada-acao/Elemento.tsx';
import { Elemento as contagemRegressiva } from './contagem-regressiva/Elemento.tsx';
import { Elemento as eventosAoVivo } from './eventos-ao-vivo/Elemento.tsx';
import { Elemento as gradeLotes } from './grade-lotes/Elemento.tsx';
import { Elemento as imagemDestaqueBusca } from './imagem-destaque-busca/Elemento.tsx';
import { Elemento as leiloesProximos } from './leiloes-proximos/Elemento.tsx';
import { Elemento as listaItens } from './lista-itens/Elemento.tsx';
import { Elemento as loteDestaque } from './lote-destaque/Elemento.tsx';
import { Elemento as lotesEncerrando } from './lotes-encerrando/Elemento.tsx';
import { Elemento as texto } from './texto/Elemento.tsx';
import type { PropsElemento } from './elemento.ts';

/** A view and its loader agree on `dados`; the registry cannot say so for all of them at once. */
export const VISTAS: Readonly<Record<string, ComponentType<PropsElemento<any>>>> = {
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
