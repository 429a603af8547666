// Written by storefront/scripts/gerar-elementos.mjs from the folders beside it. Do not edit.
import type { ComponentType } from 'react';
import { Elemento as acordeao } from './acordeao/Elemento.tsx';
import { Elemento as agendaEventos } from './agenda-eventos/Elemento.tsx';
import { Elemento as avisoFaixa } from './aviso-faixa/Elemento.tsx';
import { Elemento as banners } from './banners/Elemento.tsx';
import { Elemento as buscaAvancada } from './busca-avancada/Elemento.tsx';
import { Elemento as carrosselLotes } from './carrossel-lotes/Elemento.tsx';
import { Elemento as cartoesIcones } from './cartoes-icones/Elemento.tsx';
import { Elemento as categoriasDestaque } from './categorias-destaque/Elemento.tsx';
import { Elemento as chamadaAcao } from './chamada-acao/Elemento.tsx';
import { Elemento as comitentes } from './comitentes/Elemento.tsx';
import { Elemento as contagemRegressiva } from './contagem-regressiva/Elemento.tsx';
import { Elemento as contato } from './contato/Elemento.tsx';
import { Elemento as depoimentos } from './depoimentos/Elemento.tsx';
import { Elemento as documentos } from './documentos/Elemento.tsx';
import { Elemento as eventosAoVivo } from './eventos-ao-vivo/Elemento.tsx';
import { Elemento as formasPagamento } from './formas-pagamento/Elemento.tsx';
import { Elemento as formularioContato } from './formulario-contato/Elemento.tsx';
import { Elemento as galeria } from './galeria/Elemento.tsx';
import { Elemento as gradeLotes } from './grade-lotes/Elemento.tsx';
import { Elemento as imagemDestaqueBusca } from './imagem-destaque-busca/Elemento.tsx';
import { Elemento as leiloeiros } from './leiloeiros/Elemento.tsx';
import { Elemento as leiloesProximos } from './leiloes-proximos/Elemento.tsx';
import { Elemento as listaItens } from './lista-itens/Elemento.tsx';
import { Elemento as loteDestaque } from './lote-destaque/Elemento.tsx';
import { Elemento as lotesEncerrando } from './lotes-encerrando/Elemento.tsx';
import { Elemento as mapaPatios } from './mapa-patios/Elemento.tsx';
import { Elemento as marcasPopulares } from './marcas-populares/Elemento.tsx';
import { Elemento as newsletter } from './newsletter/Elemento.tsx';
import { Elemento as numeros } from './numeros/Elemento.tsx';
import { Elemento as passos } from './passos/Elemento.tsx';
import { Elemento as redesSociais } from './redes-sociais/Elemento.tsx';
import { Elemento as resultadosLeiloes } from './resultados-leiloes/Elemento.tsx';
import { Elemento as simuladorFrete } from './simulador-frete/Elemento.tsx';
import { Elemento as texto } from './texto/Elemento.tsx';
import { Elemento as video } from './video/Elemento.tsx';
import type { PropsElemento } from './elemento.ts';

/** A view and its loader agree on `dados`; the registry cannot say so for all of them at once. */
export const VISTAS: Readonly<Record<string, ComponentType<PropsElemento<any>>>> = {
  acordeao: acordeao,
  'agenda-eventos': agendaEventos,
  'aviso-faixa': avisoFaixa,
  banners: banners,
  'busca-avancada': buscaAvancada,
  'carrossel-lotes': carrosselLotes,
  'cartoes-icones': cartoesIcones,
  'categorias-destaque': categoriasDestaque,
  'chamada-acao': chamadaAcao,
  comitentes: comitentes,
  'contagem-regressiva': contagemRegressiva,
  contato: contato,
  depoimentos: depoimentos,
  documentos: documentos,
  'eventos-ao-vivo': eventosAoVivo,
  'formas-pagamento': formasPagamento,
  'formulario-contato': formularioContato,
  galeria: galeria,
  'grade-lotes': gradeLotes,
  'imagem-destaque-busca': imagemDestaqueBusca,
  leiloeiros: leiloeiros,
  'leiloes-proximos': leiloesProximos,
  'lista-itens': listaItens,
  'lote-destaque': loteDestaque,
  'lotes-encerrando': lotesEncerrando,
  'mapa-patios': mapaPatios,
  'marcas-populares': marcasPopulares,
  newsletter: newsletter,
  numeros: numeros,
  passos: passos,
  'redes-sociais': redesSociais,
  'resultados-leiloes': resultadosLeiloes,
  'simulador-frete': simuladorFrete,
  texto: texto,
  video: video,
};
