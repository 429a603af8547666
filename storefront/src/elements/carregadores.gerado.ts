// Written by storefront/scripts/gerar-elementos.mjs from the folders beside it. Do not edit.
import { carregarDados as agendaEventos } from './agenda-eventos/dados.ts';
import { carregarDados as banners } from './banners/dados.ts';
import { carregarDados as buscaAvancada } from './busca-avancada/dados.ts';
import { carregarDados as carrosselLotes } from './carrossel-lotes/dados.ts';
import { carregarDados as categoriasDestaque } from './categorias-destaque/dados.ts';
import { carregarDados as comitentes } from './comitentes/dados.ts';
import { carregarDados as contagemRegressiva } from './contagem-regressiva/dados.ts';
import { carregarDados as contato } from './contato/dados.ts';
import { carregarDados as documentos } from './documentos/dados.ts';
import { carregarDados as eventosAoVivo } from './eventos-ao-vivo/dados.ts';
import { carregarDados as formularioContato } from './formulario-contato/dados.ts';
import { carregarDados as gradeLotes } from './grade-lotes/dados.ts';
import { carregarDados as imagemDestaqueBusca } from './imagem-destaque-busca/dados.ts';
import { carregarDados as leiloeiros } from './leiloeiros/dados.ts';
import { carregarDados as leiloesProximos } from './leiloes-proximos/dados.ts';
import { carregarDados as loteDestaque } from './lote-destaque/dados.ts';
import { carregarDados as lotesEncerrando } from './lotes-encerrando/dados.ts';
import { carregarDados as mapaPatios } from './mapa-patios/dados.ts';
import { carregarDados as marcasPopulares } from './marcas-populares/dados.ts';
import { carregarDados as newsletter } from './newsletter/dados.ts';
import { carregarDados as numeros } from './numeros/dados.ts';
import { carregarDados as redesSociais } from './redes-sociais/dados.ts';
import { carregarDados as resultadosLeiloes } from './resultados-leiloes/dados.ts';
import { carregarDados as simuladorFrete } from './simulador-frete/dados.ts';
import { carregarDados as video } from './video/dados.ts';
import type { CarregarDados } from './elemento.ts';

export const CARREGADORES: Readonly<Record<string, CarregarDados<unknown>>> = {
  'agenda-eventos': agendaEventos,
  banners: banners,
  'busca-avancada': buscaAvancada,
  'carrossel-lotes': carrosselLotes,
  'categorias-destaque': categoriasDestaque,
  comitentes: comitentes,
  'contagem-regressiva': contagemRegressiva,
  contato: contato,
  documentos: documentos,
  'eventos-ao-vivo': eventosAoVivo,
  'formulario-contato': formularioContato,
  'grade-lotes': gradeLotes,
  'imagem-destaque-busca': imagemDestaqueBusca,
  leiloeiros: leiloeiros,
  'leiloes-proximos': leiloesProximos,
  'lote-destaque': loteDestaque,
  'lotes-encerrando': lotesEncerrando,
  'mapa-patios': mapaPatios,
  'marcas-populares': marcasPopulares,
  newsletter: newsletter,
  numeros: numeros,
  'redes-sociais': redesSociais,
  'resultados-leiloes': resultadosLeiloes,
  'simulador-frete': simuladorFrete,
  video: video,
};
