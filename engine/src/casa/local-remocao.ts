import { mascararEmail, mascararTelefone } from '@martelo/shared/documentos';
import { QUEM_CUIDA_DE_REMOCOES, QUEM_LE_TRANSPORTADORAS } from '@martelo/shared/papeis';
import { localRemocaoEscrita } from '@martelo/shared/remocoes/transportadora';
import { recurso } from '../api/recurso/recurso.ts';

const TELEFONE = { com: mascararTelefone, inteiro: QUEM_CUIDA_DE_REMOCOES };

/** Places that vehicles are fetched from: a workshop, a police yard, somebody's door. */
export const LOCAIS_REMOCAO = recurso({
  nome: 'localRemocao',
  colecao: 'locaisRemocao',
  caminho: '/v1/locais-remocao',
  rotulo: { um: 'Local de remoção', varios: 'Locais de remoção' },
  modulo: 'patios',
  escrita: localRemocaoEscrita,
  marca: 'hotsiteId',
  papeis: { le: [...QUEM_LE_TRANSPORTADORAS, 'Interno - Comitente'], escreve: QUEM_CUIDA_DE_REMOCOES },
  campos: {
    nome: { rotulo: 'Nome', busca: true },
    cidade: { rotulo: 'Cidade', busca: true },
    estadoUf: { rotulo: 'Estado' },
    endereco: { rotulo: 'Endereço', busca: true, semArvore: true },
    contatoNome: { rotulo: 'Quem atende', semArvore: true },
    contatoEmail: {
      rotulo: 'E-mail do contato',
      mascara: { com: mascararEmail, inteiro: QUEM_CUIDA_DE_REMOCOES },
    },
    contatoTelefone: { rotulo: 'Telefone do contato', semArvore: true, mascara: TELEFONE },
    contatoTelefone2: { rotulo: 'Outro telefone do contato', semArvore: true, mascara: TELEFONE },
  },
  rotulos: {
    localizacao: 'Coordenadas',
    'localizacao.latitude': 'Latitude',
    'localizacao.longitude': 'Longitude',
  },
  listas: [{ caminho: '/v1/remocoes/locais-remocoes', resumo: 'Os lugares de que a marca retira veículos' }],
});
