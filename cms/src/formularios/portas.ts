import { CABECALHO_APARELHO, conferirAparelho } from '@martelo/shared/aparelho';
import { enderecoGuardado } from '@martelo/shared/entrada-http';
import { ErroMartelo } from '@martelo/shared/erros';
import { fechadaPor, segundosAte } from '@martelo/shared/manutencao';
import { bloqueadoDeTudo, type EstadoDasPortas, estadoDasPortas } from '@martelo/shared/portas';
import { ambiente } from '../ambiente.ts';

const VALIDADE_MS = 2_000;
const PRAZO_MS = 1_500;

/**
 * A form is a way in as well: who is kept from everything sends none, and none is taken while the site is in maintenance. While the engine
 * does not answer what was known last stands.
 * @throws ErroMartelo ACESSO_BLOQUEADO, EM_MANUTENCAO
 */
export async function exigirPortaAberta(cabecalhos: Headers, subdominio: string): Promise<void> {
  const estado = await lerPortas();
  const agora = Date.now();
  const hotsiteId = estado.marcas[subdominio] ?? null;
  const aparelho = conferirAparelho(cabecalhos.get(CABECALHO_APARELHO) ?? undefined, ambiente().segredos);
  const endereco = enderecoGuardado(cabecalhos, process.env);
  if (bloqueadoDeTudo(estado, { hotsiteId, endereco, aparelho, agora }))
    throw new ErroMartelo('ACESSO_BLOQUEADO');
  const fechada = fechadaPor(estado.manutencoes, { hotsiteId, area: 'SITE', agora });
  if (fechada !== null)
    throw new ErroMartelo('EM_MANUTENCAO', { aguardarSegundos: segundosAte(fechada.ate, agora) });
}

let lido: { estado: EstadoDasPortas; ate: number } = {
  estado: { bloqueios: [], manutencoes: [], marcas: {} },
  ate: 0,
};

async function lerPortas(): Promise<EstadoDasPortas> {
  if (Date.now() < lido.ate) return lido.estado;
  const { engineUrl, segredos } = ambiente();
  try {
    const resposta = await fetch(`${engineUrl}/v1/portas`, {
      redirect: 'error',
      headers: { accept: 'application/json', 'x-martelo-servico': segredos.atual },
      cache: 'no-store',
      signal: AbortSignal.timeout(PRAZO_MS),
    });
    if (!resposta.ok) throw new Error(`engine answered ${resposta.status}`);
    lido = { estado: estadoDasPortas.parse(await resposta.json()), ate: Date.now() + VALIDADE_MS };
  } catch {
    lido.ate = Date.now() + VALIDADE_MS;
  }
  return lido.estado;
}
