import { Falha } from './falha.mjs';
import { ligarMongo } from './mongodb.mjs';
import { ligarRedis } from './redis.mjs';

/**
 * The servers of one test run: their addresses as variables for the tests, and what stops those that were started here.
 * A server that cannot be had is a `falta`, named, with its reason said.
 * @param {string} temporario folder of this run
 * @param {(mensagem: string) => void} dizer
 * @returns {Promise<{ ambiente: Record<string, string>, faltas: string[], desligar: () => Promise<void> }>}
 */
export async function ligarServidores(temporario, dizer) {
  const ambiente = {};
  const faltas = [];
  const paradas = [];
  const ligar = async (nome, comecar) => {
    try {
      const { variaveis, descricao, parar } = await comecar(temporario, dizer);
      Object.assign(ambiente, variaveis);
      paradas.push(parar);
      dizer(`${nome} dos testes: ${descricao}`);
    } catch (erro) {
      if (!(erro instanceof Falha)) throw erro;
      dizer(`${nome} dos testes: ${erro.message}`);
      faltas.push(nome);
    }
  };
  await ligar('MongoDB', ligarMongo);
  await ligar('Redis', ligarRedis);
  return {
    ambiente,
    faltas,
    desligar: async () => void (await Promise.all(paradas.map((parar) => parar()))),
  };
}
