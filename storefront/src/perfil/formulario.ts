import type { Perfil } from '@martelo/shared/conta/perfil';
import { lerReais } from '@martelo/shared/reais';
import { enderecoDoFormulario } from '../sessao/cadastro.ts';

export const INTERESSES = ['carros', 'motos', 'caminhoes', 'onibus', 'imoveis', 'equipamentos'] as const;

/** Fields of one line; those of the documents are among them where they may still be changed. */
const LINHAS = [
  ...['nome', 'dataNascimento', 'rg', 'orgaoExpeditor', 'razaoSocial', 'nomeFantasia'],
  ...['inscricaoEstadual', 'nomeFazenda', 'telefone2', 'telefone3', 'apelido'],
] as const;
/** What nobody is without: left empty it is not sent, and the form says that it is missing. */
const NUNCA_VAZIAS: ReadonlySet<string> = new Set(['nome', 'apelido', 'razaoSocial', 'dataNascimento']);

/** PUT /v1/cliente/perfil: what the form has that the profile has not. Null empties a field; an empty object = nothing changed. */
export function mudancasDoPerfil(campos: FormData, antes: Perfil): Record<string, unknown> {
  const mudancas: Record<string, unknown> = {};
  for (const nome of LINHAS) {
    if (!campos.has(nome)) continue;
    const escrito = String(campos.get(nome)).trim();
    const lido = nome.startsWith('telefone') ? escrito.replace(/\D/g, '') : escrito;
    if (lido === (antes[nome as keyof Perfil] ?? '')) continue;
    if (escrito !== '') mudancas[nome] = escrito;
    else if (!NUNCA_VAZIAS.has(nome)) mudancas[nome] = null;
  }
  if (campos.has('rendaMensal')) {
    const escrita = String(campos.get('rendaMensal')).trim();
    const renda = escrita === '' ? null : lerReais(escrita);
    if (renda !== antes.rendaMensal) mudancas.rendaMensal = renda;
  }
  if (campos.has('comInteresses')) {
    const escolhidos = Object.fromEntries(INTERESSES.map((um) => [um, campos.get(um) === '1']));
    if (INTERESSES.some((um) => escolhidos[um] !== (antes.interesses?.[um] ?? false)))
      mudancas.interesses = escolhidos;
  }
  if (campos.has('logradouro')) {
    const novo = enderecoDoFormulario(campos);
    const mesmo = ENDERECO.every((nome) => (novo[nome] ?? '') === (antes.endereco?.[nome] ?? ''));
    if (!mesmo) mudancas.endereco = novo;
  }
  return mudancas;
}

const ENDERECO = ['cep', 'logradouro', 'numero', 'complemento', 'bairro', 'cidade', 'estadoSigla'] as const;
