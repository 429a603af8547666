// One command for a fresh machine: sets up what is missing, starts the four services and keeps them running.
import {
  ambienteDosServicos,
  exigirNode,
  exigirPortasLivres,
  lerPortas,
  lerSegredos,
  prepararDados,
  RAIZ,
} from './plataforma/ambiente.mjs';
import { construir } from './plataforma/builds.mjs';
import { instalarDependencias } from './plataforma/dependencias.mjs';
import { executar } from './plataforma/falha.mjs';
import { encerrarOrfaos } from './plataforma/orfaos.mjs';
import { Supervisor } from './plataforma/supervisor.mjs';
import { tabelaDeAcesso } from './plataforma/tabela.mjs';

const dev = process.argv.includes('--dev');
const inicio = Date.now();
const dizer = (mensagem) => process.stdout.write(`${mensagem}\n`);

await executar(async () => {
  exigirNode();
  const portas = lerPortas();
  const dados = prepararDados();
  const orfaos = await encerrarOrfaos(dados);
  if (orfaos > 0) dizer(`Encerrados ${orfaos} serviços que uma execução interrompida deixou para trás.`);
  await exigirPortasLivres(portas);
  const segredos = lerSegredos(dados);
  instalarDependencias(dizer);
  await import('../storefront/scripts/gerar-elementos.mjs');
  await import('../cms/scripts/gerar-regras.mjs');
  const ambiente = ambienteDosServicos({ portas, dados, segredos, dev });
  if (!dev) await construir({ ambiente, dizer });

  dizer(`Iniciando os serviços (dados em ${dados})…`);
  const supervisor = new Supervisor({ portas, ambiente, dados, dev, dizer });
  let parando = false;
  const parar = async () => {
    if (parando) return;
    parando = true;
    dizer('\nEncerrando: lances em andamento são concluídos ou recusados…');
    await supervisor.parar();
    dizer('Tudo parado. Até logo.');
    process.exit(0);
  };
  process.on('SIGINT', parar);
  process.on('SIGTERM', parar);
  process.on('SIGHUP', parar);
  try {
    await supervisor.iniciar();
  } catch (erro) {
    await supervisor.parar();
    throw erro;
  }
  if (!parando)
    dizer(tabelaDeAcesso({ portas, segredos, segundos: (Date.now() - inicio) / 1000, raiz: RAIZ }));
});
