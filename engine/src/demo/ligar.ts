import { randomBytes } from 'node:crypto';
import { type BancosDaDemo, ligarBancosDaDemo } from './bancos.ts';
import { carregarDemo, completarDemo, type DependenciasDemo, semDemo, terminarDemo } from './carregar.ts';
import { motorPaciente } from './paciente.ts';

interface Dependencias extends Omit<DependenciasDemo, 'comLeiloes'>, Omit<BancosDaDemo, 'porta'> {
  config: {
    demo: { carregar: boolean; comLeiloes: boolean; senha: string | null };
    /** Port of the simulators' pages; null without them. */
    bancoSimulado: number | null;
  };
}

/** Loads what the demo has and this engine has not, and starts its bank. Gives what stops it. */
export async function ligarDemo(deps: Dependencias): Promise<() => Promise<void>> {
  const { motor, config, log } = deps;
  const { carregar, comLeiloes, senha } = config.demo;
  if (carregar) {
    const demo = { ...deps, motor: motorPaciente(motor), comLeiloes };
    if (await semDemo(demo)) await carregarDemo(demo, senha ?? senhaSorteada(log));
    await completarDemo(demo, senha);
    terminarDemo(demo).catch((err) => log.error({ err }, 'a carga de demonstração não terminou'));
  }
  if (config.bancoSimulado === null) return async () => {};
  return ligarBancosDaDemo({ ...deps, porta: config.bancoSimulado });
}

/** Made now and said once. */
function senhaSorteada(log: Dependencias['log']): string {
  const senha = randomBytes(9).toString('base64url');
  log.warn({ senha }, 'senha das contas de demonstração');
  return senha;
}
