"""Redis comes and goes; settlements are made in any case, and workers register again."""

from pathlib import Path

from service.messaging.job_queue import JobRequest, enqueue
from service.store.codec import EventCodec
from service.store.connect import open_store
from tests.servers.redis import RedisServer
from tests.workers.place import Place


def test_what_is_owed_is_settled_while_redis_comes_and_goes(
    database: str, mortal_redis: RedisServer, tmp_path: Path
) -> None:
    redis = mortal_redis
    redis.kill()
    with open_store(database, EventCodec()) as store:
        place = Place(store, database, redis, tmp_path)
        before = place.drawn(place.quiet)
        with place.working() as worker:
            worker.until(lambda: not place.owes(before))
            redis.start()
            worker.until(lambda: place.workers() == 3)
            rung = place.drawn(place.quiet)
            with redis.client() as client:
                enqueue(JobRequest("settle", rung, 2), client)
            worker.until(lambda: not place.owes(rung) and place.jobs("waits", "runs") == [])
            redis.kill()
            swept = place.drawn(place.quiet)
            worker.until(lambda: not place.owes(swept))
            redis.start()
            worker.until(lambda: place.workers() == 3)
            redis.kill()
            assert worker.stop() == 0
        assert [place.settlements(session) for session in (before, rung, swept)] == [1, 1, 1]
        assert worker.words.count("Redis is down: the sweeper") <= 2 * 3
        assert "Traceback" not in worker.words
