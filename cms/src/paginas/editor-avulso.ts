/**
 * One of several cms processes over one database, for tests: `editor-avulso.ts <folder> <page> <name> <saves>`. Says when it is ready,
 * starts when told, saves as editors and the form do, and says what was acknowledged.
 */
import { createInterface } from 'node:readline';
import { uuidv7 } from '@martelo/shared/identificador';
import { sessaoDeTeste } from '../builder/modelo/sessao-de-teste.ts';
import { painelDeTeste } from '../teste-painel.ts';

const [pasta, pagina, nome, quantas] = process.argv.slice(2) as [string, string, string, string];
const painel = await painelDeTeste(pasta);
const cookie = await painel.entrar({
  email: `${nome}@martelo.test`,
  papeis: ['Interno - MKT'],
  hotsites: [1],
});
const dizer = (linha: object) => process.stdout.write(`@${JSON.stringify(linha)}\n`);
// Whoever started it may be gone.
process.stdin.once('close', () => process.exit(1));
dizer({ pronto: true });
await new Promise((pronto) => createInterface(process.stdin).once('line', pronto));

const recusas: unknown[] = [];
for (let vez = 0; vez < Number(quantas); ) {
  const { corpo: aberta } = await painel.chamar('GET', `/construtor/${pagina}`, { cookie });
  const id = `${nome}-${vez}`;
  const { status, corpo } = await painel.chamar('POST', `/construtor/${pagina}/remendos`, {
    cookie,
    corpo: {
      revisao: aberta.revisao,
      lote: uuidv7(),
      janela: 'janela-de-teste',
      acao: 'Adicionar',
      onde: '',
      remendos: [{ op: 'inserir', indice: 0, sessao: sessaoDeTeste(id) }],
    },
  });
  if (status !== 200 && status !== 409) recusas.push([status, corpo]);
  if (status !== 200) continue;
  dizer({ salva: id, revisao: corpo.revisao });
  vez += 1;
  // The form's way in, in between: it knows no sections, and takes none with it.
  // Refused, it is opened again: what the other process saved meanwhile is seen first.
  const salvarPelaFicha = async () => {
    const { corpo: ficha } = await painel.chamar('GET', `/paginas/${pagina}?draft=true&depth=0`, { cookie });
    return painel.chamar('PATCH', `/paginas/${pagina}?draft=true`, {
      cookie,
      corpo: { revisao: ficha.revisao, descricao: id, _status: 'draft' },
    });
  };
  let pelaFicha = await salvarPelaFicha();
  while (pelaFicha.status === 409) pelaFicha = await salvarPelaFicha();
  if (pelaFicha.status === 200)
    dizer({ salva: null, revisao: (pelaFicha.corpo.doc as unknown as { revisao: number }).revisao });
  else recusas.push([pelaFicha.status, pelaFicha.corpo]);
}
dizer({ fim: true, recusas });
process.exit(0);
