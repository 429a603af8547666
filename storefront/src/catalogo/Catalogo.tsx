import type { TipoHotsite } from '@martelo/shared/hotsite';
import { INSTANTE_DOS_EXEMPLOS } from '../elements/dados/exemplos.ts';
import { VISTAS } from '../elements/elementos.gerado.ts';
import { EXEMPLOS } from '../elements/exemplos.gerado.ts';
import { Linhas } from '../elements/Linhas.tsx';
import { CATALOGO, MODOS_DO_CATALOGO } from '../palavras/catalogo.ts';
import estilo from './Catalogo.module.css';
import { type Caso, ESTADOS, type PedidoDoCatalogo } from './casos.ts';

const ROTULOS: Record<(typeof ESTADOS)[number], string> = {
  cheio: CATALOGO.cheio,
  vazio: CATALOGO.vazio,
  longo: CATALOGO.textosLongos,
  indisponivel: CATALOGO.servicoForaDoAr,
  carregando: CATALOGO.carregando,
};

/** Every kind in every model, as visitors see it, with the kind's own example data: for people to look at and for tests to hold. */
export function Catalogo({
  casos,
  todos,
  pedido,
  modo,
  marca,
}: {
  casos: readonly Caso[];
  todos: readonly { elemento: string; rotulo: string }[];
  pedido: PedidoDoCatalogo;
  modo: TipoHotsite;
  marca: { nome: string; subdominio: string };
}) {
  return (
    <main>
      <h1 className="so-leitor">{CATALOGO.catalogoDeElementos}</h1>
      <form className={estilo.escolha} method="get">
        <label>
          {CATALOGO.elemento}
          <select name="elemento" defaultValue={pedido.elemento[0] ?? ''}>
            <option value="">{CATALOGO.todos(todos.length)}</option>
            {todos.map(({ elemento, rotulo }) => (
              <option key={elemento} value={elemento}>
                {rotulo}
              </option>
            ))}
          </select>
        </label>
        <label>
          {CATALOGO.modo}
          <select name="modo" defaultValue={modo}>
            <option value="leilao">{MODOS_DO_CATALOGO.leilao.nome}</option>
            <option value="loja">{MODOS_DO_CATALOGO.loja.nome}</option>
          </select>
        </label>
        <label>
          {CATALOGO.dados}
          <select name="estado" defaultValue={pedido.estado}>
            {ESTADOS.map((estado) => (
              <option key={estado} value={estado}>
                {ROTULOS[estado]}
              </option>
            ))}
          </select>
        </label>
        <button type="submit">{CATALOGO.mostrar}</button>
      </form>
      {casos.map(({ elemento, modelo, rotulo, sessao }) => {
        const Vista = VISTAS[elemento];
        return (
          <div key={sessao.id}>
            <p className={estilo.nome}>
              {rotulo} · {modelo.rotulo} <code>{sessao.id}</code>
            </p>
            <div data-caso={sessao.id} data-elemento={elemento} className={estilo.caso}>
              <Linhas
                titulo={null}
                sessoes={[sessao]}
                desenhar={() =>
                  Vista && (
                    <Vista
                      sessao={sessao}
                      dados={EXEMPLOS[elemento]?.[pedido.estado]}
                      contexto={{
                        modo,
                        marca,
                        autenticado: false,
                        previa: false,
                        sessaoComH1: null,
                        agora: INSTANTE_DOS_EXEMPLOS,
                      }}
                    />
                  )
                }
              />
            </div>
          </div>
        );
      })}
    </main>
  );
}
