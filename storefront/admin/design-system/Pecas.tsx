import { type ComponentProps, useState } from 'react';
import { ADMIN_DESIGN_SYSTEM as P } from '../../src/palavras/admin-design-system.ts';
import { Moldura } from '../formulario/entradas/Moldura.tsx';
import { Lido } from '../partes/Lido.tsx';
import { useDizer } from '../ui/Avisos.tsx';
import { Botao } from '../ui/Botao.tsx';
import { Dialogo } from '../ui/Dialogo.tsx';
import { Suspenso } from '../ui/Suspenso.tsx';

const VARIANTES: readonly [NonNullable<ComponentProps<typeof Botao>['variante']>, string][] = [
  ['primario', P.salvar],
  ['normal', P.cancelar],
  ['leve', P.editar],
  ['perigo', P.remover],
];

/** Each way of a button in each state. */
export function Botoes() {
  return (
    <>
      {VARIANTES.map(([variante, nome]) => (
        <p key={variante} className="ds-linha">
          <Botao variante={variante}>{nome}</Botao>
          <Botao variante={variante} icone="check">
            {nome}
          </Botao>
          <Botao variante={variante} icone="pencil" soIcone>
            {nome}
          </Botao>
          <Botao variante={variante} icone="check" esperando>
            {P.esperando}
          </Botao>
          <Botao variante={variante} disabled>
            {P.parado}
          </Botao>
        </p>
      ))}
      <p className="quieto">{P.tamanho}</p>
    </>
  );
}

const campo = (rotulo: string, obrigatorio = false) => ({ rotulo, obrigatorio, tipo: 'texto' as const });

/** A field as every form has it: with its help, wrong, chosen from, marked. */
export function Campos() {
  const [nome, escrever] = useState('');
  const [marcado, marcar] = useState(false);
  return (
    <div className="campos">
      <Moldura nome="ds-nome" campo={campo(P.nome, true)} ajuda={P.ajuda}>
        {(acesso) => (
          <input {...acesso} type="text" value={nome} onChange={({ target: { value } }) => escrever(value)} />
        )}
      </Moldura>
      <Moldura nome="ds-email" campo={campo(P.errado)} erro={P.erro}>
        {(acesso) => <input {...acesso} type="text" defaultValue="ana@" />}
      </Moldura>
      <Moldura nome="ds-escolha" campo={campo(P.escolha)}>
        {(acesso) => (
          <select {...acesso}>
            {P.opcoes.map((uma) => (
              <option key={uma}>{uma}</option>
            ))}
          </select>
        )}
      </Moldura>
      <label className="escolha">
        <input type="checkbox" checked={marcado} onChange={({ target: { checked } }) => marcar(checked)} />
        {P.marque}
      </label>
    </div>
  );
}

export function Recados() {
  return (
    <>
      <p className="nota">{P.nota}</p>
      <p className="nota ruim">{P.notaRuim}</p>
      <p className="ds-linha">
        {(['bom', 'espera', 'ruim'] as const).map((tom) => (
          <span key={tom} className="marca-situacao" data-tom={tom}>
            {P.situacoes[tom]}
          </span>
        ))}
      </p>
    </>
  );
}

/** What stands before the page, and goes away again. */
export function Camadas() {
  const [aberto, abrir] = useState<'dialogo' | 'gaveta' | null>(null);
  const dizer = useDizer();
  return (
    <div className="ds-linha">
      <Botao onClick={() => abrir('dialogo')}>{P.abrirDialogo}</Botao>
      <Botao onClick={() => abrir('gaveta')}>{P.abrirGaveta}</Botao>
      <Suspenso rotulo={P.folha}>
        {(fechar) => (
          <div className="lista-de-acoes">
            {P.acoes.map((uma) => (
              <button key={uma} type="button" onClick={fechar}>
                {uma}
              </button>
            ))}
          </div>
        )}
      </Suspenso>
      <Botao onClick={() => dizer(P.avisou)}>{P.avisar}</Botao>
      <Botao onClick={() => dizer(P.avisouRuim, { tom: 'ruim' })}>{P.avisarRuim}</Botao>
      {aberto !== null && (
        <Dialogo
          titulo={P.dialogo}
          lado={aberto === 'gaveta'}
          aoFechar={() => abrir(null)}
          acoes={
            <Botao variante="primario" onClick={() => abrir(null)}>
              {P.fechar}
            </Botao>
          }
        >
          <p>{P.dialogoCorpo}</p>
        </Dialogo>
      )}
    </div>
  );
}

/** What a list is before it is there, where it is empty, where it failed, and when it is there. */
export function Listas() {
  const nada = () => {};
  return (
    <>
      <h3>{P.lendo}</h3>
      <Lido lendo erro={null} deNovo={nada}>
        {null}
      </Lido>
      <h3>{P.vazia}</h3>
      <Lido lendo={false} erro={null} deNovo={nada} vazio={P.vazia}>
        {null}
      </Lido>
      <h3>{P.falhou}</h3>
      <Lido lendo={false} erro={new Error(P.falhou)} deNovo={nada}>
        {null}
      </Lido>
      <h3 id="ds-tabela">{P.tabela}</h3>
      <div className="relacao">
        <table aria-labelledby="ds-tabela">
          <thead>
            <tr>
              {P.colunas.map((uma) => (
                <th key={uma} scope="col">
                  {uma}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {P.linhas.map((linha) => (
              <tr key={linha[0]}>
                {linha.map((celula) => (
                  <td key={celula}>{celula}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
