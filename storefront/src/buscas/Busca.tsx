'use client';

import { NOME_DA_BUSCA } from '@martelo/shared/busca-salva';
import type { BuscaSalva } from '@martelo/shared/busca-salva.esquema';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { BUSCAS } from '../palavras/buscas.ts';
import { chamar } from '../sessao/comandar.ts';
import { fraseDoErro } from '../sessao/frase.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { Campo } from '../site/ui/Campo.tsx';
import { Ligacao } from '../site/ui/Ligacao.tsx';
import estilo from './Buscas.module.css';

const QUANDO = new Intl.DateTimeFormat('pt-BR', {
  ...{ dateStyle: 'short', timeStyle: 'short', timeZone: 'America/Sao_Paulo' },
});

/** One saved search: its name can be changed, its news switched off, and it can be thrown away and brought back. */
export function Busca({ inicial, modo }: { inicial: BuscaSalva; modo: TipoHotsite }) {
  const palavras = BUSCAS[modo];
  const [busca, definir] = useState(inicial);
  const [apagada, definirApagada] = useState(false);
  const [renomeando, renomear] = useState(false);
  const [enviando, enviar] = useState(false);
  const [erro, dizer] = useState<string | null>(null);
  const { uid, nome, endereco } = busca;
  const campo = `nome-${uid}`;

  const pedir = async (metodo: 'POST' | 'PUT' | 'DELETE', caminho: string, corpo?: object) => {
    enviar(true);
    dizer(null);
    const resposta = await chamar<BuscaSalva>(metodo, `cliente/buscas${caminho}`, corpo);
    enviar(false);
    if (resposta.tipo !== 'aceito') {
      dizer(fraseDoErro(resposta.erro));
      return null;
    }
    return resposta.corpo;
  };
  const mudar = async (mudancas: { nome?: string; avisar?: boolean }) => {
    // Seen at once, and taken back where it could not be done.
    definir({ ...busca, ...mudancas });
    const mudada = await pedir('PUT', `/${uid}`, mudancas);
    definir(mudada ?? busca);
    return mudada !== null;
  };
  const guardarNome = async (evento: FormEvent<HTMLFormElement>) => {
    evento.preventDefault();
    const novo = String(new FormData(evento.currentTarget).get(campo) ?? '').trim();
    if (await mudar({ nome: novo })) renomear(false);
  };
  const trazerDeVolta = async () => {
    const volta = await pedir('POST', '', { busca: endereco.split('?')[1] ?? '', nome });
    if (volta === null) return;
    definir(volta);
    definirApagada(false);
  };

  const desfazer = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // What was pressed is gone: who uses a keyboard goes on from here.
    if (apagada) desfazer.current?.focus();
  }, [apagada]);

  if (apagada)
    return (
      <div className={`${estilo.busca} ${estilo.apagada}`}>
        <span role="status">{palavras.apagada(nome)}</span>
        <button ref={desfazer} type="button" className={estilo.salvar} onClick={() => void trazerDeVolta()}>
          {palavras.desfazer}
        </button>
        {erro !== null && <Recusa erro={erro} />}
      </div>
    );
  return (
    <article className={estilo.busca}>
      {renomeando ? (
        <form className={estilo.renomear} onSubmit={guardarNome}>
          <Campo
            id={campo}
            rotulo={palavras.nome}
            defaultValue={nome}
            minLength={NOME_DA_BUSCA.minimo}
            maxLength={NOME_DA_BUSCA.maximo}
            required
            autoFocus
          />
          <Botao type="submit" carregando={enviando}>
            {palavras.guardar}
          </Botao>
          <Botao variante="texto" onClick={() => renomear(false)}>
            {palavras.cancelar}
          </Botao>
        </form>
      ) : (
        <h2 className={estilo.nome}>
          <Ligacao href={endereco}>{nome}</Ligacao>
        </h2>
      )}
      <ul className={estilo.filtros}>
        {busca.filtros.map((filtro) => (
          <li key={filtro}>{filtro}</li>
        ))}
      </ul>
      <p className={estilo.fatos}>
        {palavras.acha(busca.total)}
        {busca.avisadoEm !== null && ` · ${palavras.avisadoEm(QUANDO.format(new Date(busca.avisadoEm)))}`}
      </p>
      <div className={estilo.acoes}>
        <label className={estilo.avisar}>
          <input
            type="checkbox"
            checked={busca.avisar}
            disabled={enviando}
            onChange={(evento) => void mudar({ avisar: evento.target.checked })}
          />
          {palavras.avisar}
          <span className="so-leitor">: {nome}</span>
        </label>
        {!renomeando && (
          <Botao variante="texto" onClick={() => renomear(true)}>
            {palavras.renomear}
          </Botao>
        )}
        <Botao
          variante="texto"
          carregando={enviando}
          onClick={async () => {
            if ((await pedir('DELETE', `/${uid}`)) !== null) definirApagada(true);
          }}
        >
          {palavras.apagar}
        </Botao>
      </div>
      {erro !== null && <Recusa erro={erro} />}
    </article>
  );
}

const Recusa = ({ erro }: { erro: string }) => (
  <p role="alert" className={estilo.erro}>
    {erro}
  </p>
);
