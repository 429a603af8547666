import { TIPOS_LOTE } from '@martelo/shared/lote-tipos';
import { lerReais } from '@martelo/shared/reais';
import { type FormEvent, useRef, useState } from 'react';
import { ADMIN_REGISTRO } from '../../../src/palavras/admin-registro.ts';
import { chamar, type Recusa } from '../../dados/chamar.ts';
import { porCampo } from '../../formulario/erros.ts';
import { useDizer } from '../../ui/Avisos.tsx';
import { Botao } from '../../ui/Botao.tsx';
import { Dialogo } from '../../ui/Dialogo.tsx';
import { type Leilao, useLerDeNovo, usePalavras } from '../dados.ts';

const VAZIO = { nome: '', tipo: 'Carro', minimo: '', descricao: '', fotos: '' };
const CAMPOS = new Set(['nome', 'tipo', 'valor', 'descricao', 'fotosUrls']);

/** A lot by hand: what every lot has. Several one after the other, without leaving the keyboard. */
export function Incluir({ leilao, aoFechar }: { leilao: Leilao; aoFechar: () => void }) {
  const P = usePalavras().lotes;
  const dizer = useDizer();
  const lerDeNovo = useLerDeNovo();
  const [escrito, escrever] = useState(VAZIO);
  const [enviando, enviar] = useState(false);
  const [erros, errar] = useState<ReadonlyMap<string, string>>(new Map());
  const nome = useRef<HTMLInputElement>(null);
  const incluir = async (outro: boolean) => {
    const minimo = lerReais(escrito.minimo.trim());
    const faltas = new Map<string, string>();
    if (escrito.nome.trim() === '') faltas.set('nome', ADMIN_REGISTRO.obrigatorio);
    if (minimo === null || minimo <= 0) faltas.set('valor', ADMIN_REGISTRO.dinheiroInvalido);
    errar(faltas);
    if (faltas.size > 0) return;
    enviar(true);
    try {
      const fotosUrls = escrito.fotos.split(/\s+/).filter(Boolean);
      const corpo = {
        ...{ nome: escrito.nome.trim(), tipo: escrito.tipo, valor: { minimo } },
        ...(escrito.descricao.trim() ? { descricao: escrito.descricao.trim() } : {}),
        ...(fotosUrls.length > 0 ? { fotosUrls } : {}),
      };
      await chamar('POST', `/v1/leiloes/${leilao.uid}/lotes`, { corpo });
      dizer(P.incluido(corpo.nome));
      await lerDeNovo();
      if (!outro) return aoFechar();
      escrever({ ...VAZIO, tipo: escrito.tipo });
      nome.current?.focus();
    } catch (erro) {
      const { campos, geral } = porCampo(erro as Recusa, CAMPOS);
      errar(
        new Map([
          ...campos.map(([onde, oQue]) => [onde.split('.')[0]!, oQue] as const),
          ['', geral.join(' ')],
        ]),
      );
    }
    enviar(false);
  };
  const campo = (qual: keyof typeof VAZIO) => ({
    id: `incluir-${qual}`,
    value: escrito[qual],
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      escrever({ ...escrito, [qual]: value }),
  });
  const erro = (qual: string) =>
    erros.get(qual) ? (
      <p className="erro" role="alert">
        {erros.get(qual)}
      </p>
    ) : null;
  const submeter = (evento: FormEvent) => {
    evento.preventDefault();
    if (!enviando) void incluir(false);
  };
  return (
    <Dialogo
      titulo={P.incluir}
      lado
      aoFechar={aoFechar}
      acoes={
        <>
          <Botao esperando={enviando} onClick={() => void incluir(true)}>
            {P.incluirOutro}
          </Botao>
          <Botao variante="primario" type="submit" form="incluir-lote" esperando={enviando}>
            {P.incluir}
          </Botao>
        </>
      }
    >
      <form id="incluir-lote" className="campos um-por-linha" onSubmit={submeter} noValidate>
        {erro('')}
        <div className="campo">
          <label htmlFor="incluir-nome">{P.novoNome}</label>
          <input type="text" ref={nome} maxLength={200} aria-required {...campo('nome')} />
          {erro('nome')}
        </div>
        <div className="campo">
          <label htmlFor="incluir-tipo">{P.novoTipo}</label>
          <select {...campo('tipo')}>
            {TIPOS_LOTE.map((tipo) => (
              <option key={tipo}>{tipo}</option>
            ))}
          </select>
          {erro('tipo')}
        </div>
        <div className="campo">
          <label htmlFor="incluir-minimo">{P.novoMinimo}</label>
          <span className="com-prefixo">
            <span aria-hidden>R$</span>
            <input type="text" inputMode="decimal" aria-required {...campo('minimo')} />
          </span>
          {erro('valor')}
        </div>
        <div className="campo">
          <label htmlFor="incluir-descricao">{P.novoDescricao}</label>
          <textarea rows={4} maxLength={20_000} {...campo('descricao')} />
          {erro('descricao')}
        </div>
        <div className="campo">
          <label htmlFor="incluir-fotos">{P.novoFotos}</label>
          <textarea rows={3} aria-describedby="incluir-fotos-ajuda" {...campo('fotos')} />
          <p id="incluir-fotos-ajuda" className="ajuda">
            {P.novoFotosAjuda}
          </p>
          {erro('fotosUrls')}
        </div>
      </form>
    </Dialogo>
  );
}
