import { mascararCpf, mascararTelefone } from '@martelo/shared/documentos';
import { ErroMartelo } from '@martelo/shared/erros';
import { ROTULOS_PAPEL } from '@martelo/shared/papeis';
import {
  hostDeFora,
  motivoDaSituacao,
  type RotaExtra,
  SITUACOES_USUARIO,
  usuarioEscrita,
  usuarioGuarda,
} from '@martelo/shared/usuario';
import { z } from 'zod';
import { recurso } from '../../api/recurso/recurso.ts';
import type { ServicosDaCasa } from '../../casa/servicos.ts';

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
    concessao: 'Última concessão a dois',
  },
  valores: { situacao: SITUACOES_USUARIO, papeis: ROTULOS_PAPEL },
  refs: { unidade: 'unidadeNegocio' },
  confere: async ({ acesso, antes, depois }, servicos: ServicosDaCasa) => {
    exigirMenuDaCasa(antes?.rotas, depois.rotas, servicos.menuHosts);
    if (antes === null) await servicos.exigirUsuarioNovo(acesso, depois);
  },
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
      corpo: motivoDaSituacao,
      executar: ({ corpo }) => ({ situacao: 'BLOQUEADO' as const, motivo: String(corpo.motivo) }),
    },
    desbloquear: {
      resumo: 'Desbloqueia',
      papeis: ADM,
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
