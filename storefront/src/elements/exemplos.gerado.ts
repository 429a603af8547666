// Written by storefront/scripts/gerar-elementos.mjs from the folders beside it. Do not edit.
import { exemplos as agendaEventos } from './agenda-eventos/exemplos.ts';
import { exemplos as banners } from './banners/exemplos.ts';
import { exemplos as buscaAvancada } from './busca-avancada/exemplos.ts';
import { exemplos as carrosselLotes } from './carrossel-lotes/exemplos.ts';
import { exemplos as categoriasDestaque } from './categorias-destaque/exemplos.ts';
import { exemplos as comitentes } from './comitentes/exemplos.ts';
import { exemplos as contagemRegressiva } from './contagem-regressiva/exemplos.ts';
import { exemplos as contato } from './contato/exemplos.ts';
import { exemplos as documentos } from './documentos/exemplos.ts';
import { exemplos as eventosAoVivo } from './eventos-ao-vivo/exemplos.ts';
import { exemplos as formularioContato } from './formulario-contato/exemplos.ts';
import { exemplos as gradeLotes } from './grade-lotes/exemplos.ts';
import { exemplos as imagemDestaqueBusca } from './imagem-destaque-busca/exemplos.ts';
import { exemplos as leiloeiros } from './leiloeiros/exemplos.ts';
import { exemplos as leiloesProximos } from './leiloes-proximos/exemplos.ts';
import { exemplos as loteDestaque } from './lote-destaque/exemplos.ts';
import { exemplos as lotesEncerrando } from './lotes-encerrando/exemplos.ts';
import { exemplos as mapaPatios } from './mapa-patios/exemplos.ts';
import { exemplos as marcasPopulares } from './marcas-populares/exemplos.ts';
import { exemplos as newsletter } from './newsletter/exemplos.ts';
import { exemplos as numeros } from './numeros/exemplos.ts';
import { exemplos as redesSociais } from './redes-sociais/exemplos.ts';
import { exemplos as resultadosLeiloes } from './resultados-leiloes/exemplos.ts';
import { exemplos as simuladorFrete } from './simulador-frete/exemplos.ts';
import { exemplos as video } from './video/exemplos.ts';
import type { ExemplosDeDados } from './elemento.ts';

/** Kinds that show data: the canvas asks the server for it. */
export const EXEMPLOS: Readonly<Record<string, ExemplosDeDados<unknown>>> = {
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
