import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { RAIZ } from './ambiente.mjs';
import { ArquivoDeRegistro } from './arquivo-de-registro.mjs';
import { Falha } from './falha.mjs';
import { encerrarFilhos, iniciarNode } from './filhos.mjs';
import { anotarProcessos } from './orfaos.mjs';
import { legivel } from './registro.mjs';

const NEXT = join(RAIZ, 'node_modules/next/dist/bin/next');
const PRIMEIRA_ESPERA_MS = 500;
const MAIOR_ESPERA_MS = 30_000;
const PRAZO_DE_PARTIDA_MS = 180_000;
/** A service that dies this often before it was ever ready will not get better by itself. */
const TENTATIVAS_DE_PARTIDA = 4;

/** How each service is run; `dev` watches its sources. */
const comando = (nome, porta, dev) => {
  if (['engine', 'print', 'transmissao'].includes(nome)) return [...(dev ? ['--watch'] : []), 'src/main.ts'];
  return dev ? [NEXT, 'dev', '-p', String(porta)] : ['src/servir.ts'];
};

/**
 * Starts the services, keeps them running (with growing pauses), and stops them in order.
 */
export class Supervisor {
  #opcoes;
  #servicos = new Map();
  #parando = false;

  /** @param {{ portas: Record<string, number>, ambiente: Record<string, string>, dados: string, dev: boolean, dizer: (mensagem: string) => void }} opcoes */
  constructor(opcoes) {
    this.#opcoes = opcoes;
  }

  /** Starts everything; resolves when all answer /readyz. */
  async iniciar() {
    for (const nome of Object.keys(this.#opcoes.portas))
      this.#subir(nome, { pausa: PRIMEIRA_ESPERA_MS, mortes: 0, pronto: false });
    await Promise.all([...this.#servicos.keys()].map((nome) => this.#esperarPronto(nome)));
  }

  /** SIGTERM to all: what is in flight is finished or refused; what is left after 5 s is killed. */
  async parar() {
    this.#parando = true;
    await encerrarFilhos();
  }

  #subir(nome, servico) {
    const { portas, ambiente, dados, dev, dizer } = this.#opcoes;
    const filho = iniciarNode(comando(nome, portas[nome], dev), {
      cwd: join(RAIZ, nome),
      env: { ...ambiente, PORT: String(portas[nome]) },
    });
    Object.assign(servico, { nome, filho, desde: Date.now() });
    this.#servicos.set(nome, servico);
    anotarProcessos(
      dados,
      [...this.#servicos.values()].map(({ filho: { pid } }) => pid),
    );
    const arquivo = new ArquivoDeRegistro(join(dados, 'logs', `${nome}.log`));
    for (const saida of [filho.stdout, filho.stderr]) {
      createInterface({ input: saida }).on('line', (linha) => {
        arquivo.escrever(linha);
        const texto = legivel(linha);
        if (texto !== null) dizer(`${nome.padEnd(11)} │ ${texto}`);
        servico.ultima = texto ?? servico.ultima;
      });
    }
    filho.once('close', (codigo, sinal) => {
      arquivo.descarregar();
      if (!this.#parando) this.#renascer(servico, codigo ?? sinal);
    });
  }

  #renascer(servico, motivo) {
    servico.mortes += 1;
    if (!servico.pronto && servico.mortes >= TENTATIVAS_DE_PARTIDA) {
      servico.desistiu = true;
      return;
    }
    // A service that ran well for a while earned a quick return.
    if (Date.now() - servico.desde > MAIOR_ESPERA_MS) servico.pausa = PRIMEIRA_ESPERA_MS;
    this.#opcoes.dizer(`${servico.nome} parou (${motivo}); volta em ${servico.pausa / 1000} s.`);
    setTimeout(() => {
      if (!this.#parando) this.#subir(servico.nome, servico);
    }, servico.pausa);
    servico.pausa = Math.min(servico.pausa * 2, MAIOR_ESPERA_MS);
  }

  async #esperarPronto(nome) {
    const servico = this.#servicos.get(nome);
    const limite = Date.now() + PRAZO_DE_PARTIDA_MS;
    let falta = '';
    while (Date.now() < limite && !this.#parando) {
      if (servico.desistiu)
        throw new Falha(`${nome} não conseguiu iniciar: ${servico.ultima ?? 'sem mensagem'}`);
      try {
        const resposta = await fetch(`http://127.0.0.1:${this.#opcoes.portas[nome]}/readyz`, {
          headers: { authorization: `Bearer ${this.#opcoes.ambiente.MARTELO_MONITOR_TOKEN}` },
          signal: AbortSignal.timeout(5_000),
        });
        if (resposta.ok) {
          servico.pronto = true;
          return;
        }
        falta = await resposta.text();
      } catch {
        // Not listening yet.
      }
      await new Promise((seguir) => setTimeout(seguir, 100));
    }
    if (!this.#parando)
      throw new Falha(`${nome} não ficou pronto em ${PRAZO_DE_PARTIDA_MS / 1000} s. ${falta.slice(0, 300)}`);
  }
}
