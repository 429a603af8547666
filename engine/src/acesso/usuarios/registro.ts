import { mascararCpf, mascararTelefone } from '@martelo/shared/documentos';
import { ErroMartelo } from '@martelo/shared/erros';
import { ROTULOS_PAPEL } from '@martelo/shared/papeis';
import {
  hostDeFora,
  motivoDaSituacao,
  ROTULOS_PLATAFORMA,
  type RotaExtra,
  SITUACOES_USUARIO,
  type Usuario,
  usuarioEscrita,
  usuarioGuarda,
} from '@martelo/shared/usuario';
import { z } from 'zod';
import { recurso } from '../../api/recurso/recurso.ts';
import type { ServicosDaCasa } from '../../casa/servicos.ts';
import { semCarimbos } from '../../records/campos.ts';
import { chavesDaPessoa } from './chaves-da-pessoa.ts';

const ADM = ['Interno - ADM'] as const;

/** Users of the house. Administrators keep them, on the brands that both are of; a password is never theirs to write. */
export const USUARIOS = recurso({
  nome: 'usuario',
  caminho: '/v1/usuarios',
  modulo: 'manutencao',
  rotulo: { um: 'Usuário', varios: 'Usuários' },
  escrita: usuarioEscrita,
  guarda: usuarioGuarda,
  marca: 'hotsites',
  papeis: { le: ADM, escreve: ADM },
  proprio: soOSeu,
  campos: {
    nome: { rotulo: 'Nome', busca: true },
    email: { rotulo: 'E-mail', busca: true, unico: true },
    cpf: { rotulo: 'CPF', semArvore: true, mascara: { com: mascararCpf, inteiro: ADM } },
    telefone: { rotulo: 'Telefone', semArvore: true, mascara: { com: mascararTelefone, inteiro: ADM } },
    papeis: { rotulo: 'Papéis' },
    unidade: { rotulo: 'Unidade de negócio', semArvore: true },
    situacao: { rotulo: 'Situação' },
    fim: { rotulo: 'Último dia', semArvore: true },
  },
  rotulos: {
    motivo: 'Motivo da situação',
    rotas: 'Entradas a mais no menu',
    'rotas.titulo': 'Título',
    'rotas.url': 'Endereço',
    'rotas.modulo': 'Módulo',
    plataformas: 'Por onde entra',
    'plataformas.hotsiteId': 'Marca',
    'plataformas.quais': 'Plataformas',
    concessao: 'Última concessão a dois',
  },
  valores: { situacao: SITUACOES_USUARIO, papeis: ROTULOS_PAPEL, 'plataformas.quais': ROTULOS_PLATAFORMA },
  refs: { unidade: 'unidadeNegocio' },
  confere: async ({ acesso, antes, depois }, servicos: ServicosDaCasa) => {
    exigirMenuDaCasa(antes?.rotas, depois.rotas, servicos.menuHosts);
    exigirMarcasSuas(antes, depois);
    if (antes === null) await servicos.exigirUsuarioNovo(acesso, depois);
  },
  // A change of one holds them itself (`mudarUsuario`), by whatever call it comes.
  segura: ({ antes, depois }) => (antes === null ? chavesDaPessoa(null, depois) : []),
  emVolta: (mudanca, servicos: ServicosDaCasa, gravar) => servicos.mudarUsuario(mudanca, gravar),
  aoRestaurar: ({ acesso, antes, depois }, servicos: ServicosDaCasa) =>
    servicos.usuarioQueVolta(acesso, antes, depois),
  transicoes: {
    campo: 'situacao',
    tabela: [
      { de: 'ATIVO', para: 'BLOQUEADO', quem: ADM },
      { de: 'BLOQUEADO', para: 'ATIVO', quem: ADM },
    ],
  },
  acoes: {
    bloquear: {
      resumo: 'Bloqueia',
      papeis: ADM,
      para: 'BLOQUEADO',
      corpo: motivoDaSituacao,
      executar: ({ corpo }) => ({ situacao: 'BLOQUEADO' as const, motivo: String(corpo.motivo) }),
    },
    desbloquear: {
      resumo: 'Desbloqueia',
      papeis: ADM,
      para: 'ATIVO',
      corpo: motivoDaSituacao,
      executar: ({ corpo }) => ({ situacao: 'ATIVO' as const, motivo: String(corpo.motivo) }),
    },
    'enviar-link': { resumo: 'Envia o link para criar a senha', papeis: ADM, executar: () => ({}) },
  },
  efeitos: {
    link: {
      rotulo: 'Carta com o link para criar a senha',
      em: ['criar', 'enviar-link'],
      dados: z.strictObject({ hotsiteId: z.int() }),
      prepara: ({ hotsite }) => ({ hotsiteId: hotsite.id }),
      faz: ({ hotsiteId }, servicos: ServicosDaCasa, { uid, chave }) =>
        servicos.enviarLinkDaConta(uid, Number(hotsiteId), chave),
    },
    sessoes: {
      rotulo: 'Fim das sessões abertas',
      em: ['bloquear', 'remover'],
      dados: z.strictObject({}),
      prepara: () => ({}),
      faz: (_, servicos: ServicosDaCasa, { uid }) => servicos.encerrarSessoesDe(uid),
    },
  },
});

/** What somebody corrects of their own registration. By their CPF two people are told apart, and by their e-mail they come in: those stay. */
const PROPRIOS = ['nome', 'telefone'] as const;

function soOSeu(depois: object, antes: object): boolean {
  const semOSeu = (um: object) =>
    JSON.stringify(
      Object.entries(semCarimbos(um as never))
        .filter(([campo, valor]) => valor !== undefined && !PROPRIOS.some((seu) => seu === campo))
        .sort(([um], [outro]) => (um < outro ? -1 : 1)),
    );
  return semOSeu(depois) === semOSeu(antes);
}

/** Ways in are of brands that the account is of; what was said of one that it is of no more says nothing. @throws ErroMartelo REQUISICAO_INVALIDA */
export function exigirMarcasSuas(
  antes: Pick<Usuario, 'plataformas'> | null,
  { plataformas = [], hotsites }: Usuario,
): void {
  const ja = new Set(antes?.plataformas?.map(({ hotsiteId }) => hotsiteId));
  if (plataformas.some(({ hotsiteId }) => !hotsites.includes(hotsiteId) && !ja.has(hotsiteId)))
    throw new ErroMartelo('REQUISICAO_INVALIDA', {}, ['plataformas: só marcas em que esta pessoa trabalha']);
}

/** A menu of the house leads to the house; what was written before a host was let go stays. @throws ErroMartelo ENDERECO_DE_FORA */
function exigirMenuDaCasa(
  antes: readonly RotaExtra[] = [],
  depois: readonly RotaExtra[] = [],
  liberados: readonly string[],
): void {
  const tinha = new Set(antes.map(({ url }) => url));
  for (const { url } of depois) {
    const host = hostDeFora(url);
    if (host !== null && !liberados.includes(host) && !tinha.has(url))
      throw new ErroMartelo('ENDERECO_DE_FORA', { campo: 'rotas', host });
  }
}
