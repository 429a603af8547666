// Written by storefront/scripts/gerar-elementos.mjs from the folders beside it. Do not edit.
import type { DefinicaoElemento } from './definicao.ts';
import { definicao as acordeao } from './acordeao/definicao.ts';
import { definicao as agendaEventos } from './agenda-eventos/definicao.ts';
import { definicao as avisoFaixa } from './aviso-faixa/definicao.ts';
import { definicao as banners } from './banners/definicao.ts';
import { definicao as buscaAvancada } from './busca-avancada/definicao.ts';
import { definicao as carrosselLotes } from './carrossel-lotes/definicao.ts';
import { definicao as cartoesIcones } from './cartoes-icones/definicao.ts';
import { definicao as categoriasDestaque } from './categorias-destaque/definicao.ts';
import { definicao as chamadaAcao } from './chamada-acao/definicao.ts';
import { definicao as comitentes } from './comitentes/definicao.ts';
import { definicao as contagemRegressiva } from './contagem-regressiva/definicao.ts';
import { definicao as contato } from './contato/definicao.ts';
import { definicao as depoimentos } from './depoimentos/definicao.ts';
import { definicao as documentos } from './documentos/definicao.ts';
import { definicao as eventosAoVivo } from './eventos-ao-vivo/definicao.ts';
import { definicao as formasPagamento } from './formas-pagamento/definicao.ts';
import { definicao as formularioContato } from './formulario-contato/definicao.ts';
import { definicao as galeria } from './galeria/definicao.ts';
import { definicao as gradeLotes } from './grade-lotes/definicao.ts';
import { definicao as imagemDestaqueBusca } from './imagem-destaque-busca/definicao.ts';
import { definicao as leiloeiros } from './leiloeiros/definicao.ts';
import { definicao as leiloesProximos } from './leiloes-proximos/definicao.ts';
import { definicao as listaItens } from './lista-itens/definicao.ts';
import { definicao as loteDestaque } from './lote-destaque/definicao.ts';
import { definicao as lotesEncerrando } from './lotes-encerrando/definicao.ts';
import { definicao as mapaPatios } from './mapa-patios/definicao.ts';
import { definicao as marcasPopulares } from './marcas-populares/definicao.ts';
import { definicao as newsletter } from './newsletter/definicao.ts';
import { definicao as numeros } from './numeros/definicao.ts';
import { definicao as passos } from './passos/definicao.ts';
import { definicao as redesSociais } from './redes-sociais/definicao.ts';
import { definicao as resultadosLeiloes } from './resultados-leiloes/definicao.ts';
import { definicao as simuladorFrete } from './simulador-frete/definicao.ts';
import { definicao as texto } from './texto/definicao.ts';
import { definicao as video } from './video/definicao.ts';

export const DEFINICOES: Readonly<Record<string, DefinicaoElemento>> = {
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
