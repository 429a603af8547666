import { loteDaEquipe, TIPOS_LOTE, valorEscrita } from '@martelo/shared/lote';
import { texto } from '@martelo/shared/texto';
import type { Tela } from '../../api/recurso/metadados.ts';
import { recurso } from '../../api/recurso/recurso.ts';
import { LOTES } from '../../leituras/registros/lote.ts';
import { LISTA_DE_LOTES, LOTES_DA_CASA } from '../../leituras/registros/lote-da-casa.ts';
import { LEEM_UM_LOTE } from '../leilao/papeis.ts';
import { PAPEIS_DO_LEILAO } from './alterar-lote.ts';

/** The core gives it its place, its situation moves by its table, and where it came from is the import's own key. */
const escrita = loteDaEquipe
  .omit({ situacao: true, posicaoLeilao: true, origem: true, tipoId: true })
  // As it is kept: figures or not, it is read as it was written.
  .extend({ numero: texto(20).optional() });

const emCentavos = Object.keys(valorEscrita.shape).filter((campo) => !/Porcentagem$|Mensagem$/.test(campo));

/** What the back office draws the form of a lot from. Its auction's screen lists it, and what all auctions have below. */
export const TELA_DE_LOTES: Tela = {
  colunas: null,
  recurso: recurso({
    nome: 'lote',
    caminho: '/v1/lotes',
    rotulo: { um: 'Lote', varios: 'Lotes' },
    modulo: 'leilao',
    titulo: ['nome'],
    escrita,
    marca: 'hotsiteId',
    papeis: { le: LEEM_UM_LOTE, escreve: PAPEIS_DO_LEILAO },
    campos: { nome: { rotulo: 'Nome' } },
    rotulos: {
      tipo: 'Tipo',
      numero: 'Número no catálogo',
      descricao: 'Descrição',
      fotosUrls: 'Fotos',
      fotosDescricoes: 'Descrições das fotos',
      'fotosDescricoes.url': 'Endereço da foto',
      'fotosDescricoes.texto': 'O que a foto mostra',
      video: 'Endereço do vídeo',
      valor: 'Valores',
      'valor.minimo': 'Mínimo',
      'valor.incremento': 'Incremento próprio',
      'valor.compreJa': 'Compre já',
      'valor.valorProposta': 'Proposta mínima',
      'valor.despachante': 'Despachante',
      'valor.outros': 'Outros',
      'valor.remocao': 'Remoção',
      'valor.depositoDeBens': 'Depósito de bens',
      'valor.vistoria': 'Vistoria',
      'valor.comissaoPorcentagem': 'Comissão (%)',
      'valor.comissaoExtraPorcentagem': 'Comissão extra (%)',
      'valor.compreJaPorcentagem': 'Comissão do compre já (%)',
      'valor.comissaoExtraMensagem': 'Mensagem da comissão extra',
      valorComitente: 'Reserva do comitente (secreta)',
      termosCondicional: 'Condicional (secreto)',
      'termosCondicional.prazoHoras': 'Prazo do comitente (horas)',
      'termosCondicional.prazoClienteHoras': 'Prazo do cliente (horas)',
      'termosCondicional.toleranciaPorcentagem': 'Libera sozinho até abaixo da reserva (%)',
      'termosCondicional.aceitaReplica': 'Cliente pode responder com outro valor',
      comitenteAceitarReplica: 'Comitente aceita réplica',
      regrasProposta: 'Propostas (secreto)',
      'regrasProposta.aceitarDesde': 'Aceita sozinho desde',
      'regrasProposta.contraDesde': 'Contrapropõe desde',
      'regrasProposta.contraValor': 'Contraproposta',
      'regrasProposta.contraPorcentagem': 'Contraproposta (%)',
      'regrasProposta.proximoValor': 'Valor que sugere ao recusar',
      'regrasProposta.validadeHoras': 'Validade (horas)',
      dataInicio: 'Início',
      dataFim: 'Encerramento',
      recebeIncrementoTempo: 'Prorroga com lances no fim',
      finalizacaoManual: 'Encerrado pelo leiloeiro',
      transmissaoNaPista: 'Transmissão na pista',
      somenteBuyNowProposta: 'Só compre já e propostas',
      prioridade: 'Prioridade no destaque',
      blackCar10: 'Black Car 10',
      sorteioFinalAno: 'Sorteio de fim de ano',
      localizacao: 'Onde está',
      'localizacao.cidade': 'Cidade',
      'localizacao.uf': 'UF',
      'localizacao.bairro': 'Bairro',
      'localizacao.endereco': 'Endereço',
      'localizacao.patio': 'Pátio',
      veiculo: 'Veículo',
      'veiculo.uid': 'Identificador no cadastro',
      'veiculo.marca': 'Marca',
      'veiculo.modelo': 'Modelo',
      'veiculo.anoFabricacao': 'Ano de fabricação',
      'veiculo.anoModelo': 'Ano do modelo',
      'veiculo.km': 'Quilometragem',
      'veiculo.cor': 'Cor',
      'veiculo.combustivel': 'Combustível',
      'veiculo.cambio': 'Câmbio',
      'veiculo.direcao': 'Direção',
      'veiculo.possuiChave': 'Possui chave',
      'veiculo.placa': 'Placa',
      'veiculo.valorMercado': 'Valor de mercado',
      'veiculo.retomada': 'Retomada',
      'veiculo.prazoDocumento': 'Prazo do documento (dias)',
      'veiculo.equipamentos': 'Equipamentos',
      'veiculo.pneus': 'Pneus',
      detalhes: 'Detalhes',
      'detalhes.nome': 'Nome',
      'detalhes.valor': 'Valor',
      comitente: 'Comitente',
      'comitente.comId': 'Número no cadastro',
      'comitente.nome': 'Nome',
      'comitente.logo': 'Endereço do logotipo',
      arquivos: 'Arquivos',
      'arquivos.nome': 'Nome',
      'arquivos.url': 'Endereço',
      'arquivos.tamanho': 'Tamanho (bytes)',
      carimbos: 'Carimbos',
      'carimbos.nome': 'Nome',
      'carimbos.urlCard': 'Imagem no cartão',
      'carimbos.urlLote': 'Imagem na página',
      'carimbos.link': 'Endereço que abre',
      gruposCliente: 'Grupos que podem dar lances',
      laudoCautelarResultado: 'Resultado do laudo cautelar',
      laudoCautelarObservacao: 'Observação do laudo cautelar',
    },
    centavos: [
      ...emCentavos.map((campo) => `valor.${campo}`),
      ...['valorComitente', 'veiculo.valorMercado'],
      ...['aceitarDesde', 'contraDesde', 'contraValor', 'proximoValor'].map(
        (campo) => `regrasProposta.${campo}`,
      ),
    ],
    valores: { tipo: Object.fromEntries(TIPOS_LOTE.map((tipo) => [tipo, tipo])) },
    refs: { gruposCliente: 'grupoCliente' },
    // As their own calls show them: to who writes them.
    reservados: {
      campos: ['valorComitente', 'termosCondicional', 'regrasProposta'],
      para: PAPEIS_DO_LEILAO,
    },
  }),
};

/** The lots of all auctions. A row opens the lot's own screen. */
export const TELA_DA_LISTA_DE_LOTES: Tela = {
  recurso: LOTES_DA_CASA,
  porModo: LISTA_DE_LOTES,
  abre: 'lote',
  // How far the bids are is the lots' own record's.
  aoVivo: { junto: LOTES as never },
  // As many as stand on a desk with each amount whole; whose a lot is stands among the others.
  colunas: ['nome', 'foto', 'numero', 'leilao.nome', 'situacao', 'valor.minimo', 'valorAtual', 'dataFim'],
};
